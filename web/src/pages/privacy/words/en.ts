export const en = {
  'title': 'What is kept about you',
  'lead':
    'This page says what this program keeps, where, and for how long. There is no advertising, no counting of visitors, and nothing from other servers.',

  'chapter.browser': 'In your browser',
  'browser.kept':
    'Your settings, your game against the computer, your analysis and your progress in the lessons are kept in this browser alone, until you delete its data. They are not sent to the server. The browser also keeps the files of this app, so that it opens without a network.',
  'browser.cookie':
    'Who plays online gets one cookie, which says who is signed in and nothing else. It is set when you become a guest, register or sign in, and ends when you sign out, or 90 days after it was last renewed.',
  'chapter.address': 'Your address on the network',
  'address.memory':
    'The server counts in memory how much each address asks for, so that nobody overloads it. The address is never written to the disk, and is gone when the program stops.',
  'address.log':
    'The log says what kind of request came, when, and how it ended. It holds no address, no name and nothing of what was asked.',
  'chapter.guest': 'As a guest',
  'guest.kept':
    'A guest is an id of twelve letters and digits, the time it was made, and a session. No name belongs to it, and nothing else but the games played and the studies kept.',
  'guest.end':
    'The id of a guest who played no game is removed when the session has ended, 30 days after it was made at the earliest. With a game the id stays, since the game needs it.',
  'chapter.member': 'With a name',
  'member.kept':
    'Kept are your name, when the account was made, your ratings with their history, and your open offers. Everybody sees name, date and ratings. Your e-mail address is not asked for.',
  'member.password': 'Of the password only a hash is kept (argon2id), from which it cannot be read back.',
  'member.codes': 'Of the recovery codes hashes are kept too, each until it is used or replaced.',
  'member.session':
    'Of each session its beginning and its end are kept, and a hash of what the cookie holds. It is removed when you sign out, or within an hour after it ends by itself.',
  'chapter.games': 'Your games',
  'games.public':
    'Every game is public while it is played and afterwards: who plays, each move with its time, and the result. Games are free for everybody to use (CC0).',
  'games.kept':
    'They are kept without end. An offer that leads to no game is removed within 14 days.',
  'games.curtain':
    'An army behind the curtain is kept until both sides have confirmed, and shown to nobody but you before.',
  'chapter.studies': 'Your studies',
  'studies.kept':
    'A study that you keep on the server holds its title, its chapters, when it was made and when it was changed. Only you read it, until you open it to everybody who has its link; they see your name with it. It is kept until you delete it or your account. Of a guest who is gone, studies are removed when the session has ended, 30 days after the guest was made at the earliest.',
  'studies.browser':
    'What you have changed in a chapter and could not be saved on the server yet is kept in this browser until it is.',
  'chapter.chat': 'What is said beside a game',
  'chat.kept': 'It is kept for 180 days, and removed before that with the account of who said it.',
  'chapter.blocks': 'Blocks and reports',
  'blocks.kept': 'Whom you have blocked is kept until you lift the block, or until either account is deleted.',
  'blocks.reports':
    'A report holds who reports whom, why, in which game, and the words it is about. Only moderators see it. It is removed a year after it was settled; of a deleted account it keeps the id.',
  'blocks.moderators':
    'Moderators see what was said beside a game and how long each move took, and may have a finished game compared with the engine. What they do is kept without end in a log that knows people by their ids alone.',
  'chapter.delete': 'Deleting the account',
  'delete.what': 'Name, password, sessions, recovery codes, offers, ratings, studies, blocks and what you said are removed at once.',
  'delete.stays':
    'The games stay, with the id and without the name. The id still shows which of them were played by one person.',
  'delete.copies':
    'Whoever runs the server may keep copies of the data for safety; in those it is deleted only when they are.',
  'delete.export': 'Your data as a file',
  'delete.account': 'Your account',
  'chapter.others': 'Others',
  'others.none': 'The program passes nothing on to anybody.',
  'others.operator':
    'Whoever runs this server can read what is kept here, and what stands before the program, such as a proxy, may keep more; ask there.',
} as const
