import type { CatalogueOf } from '../../../i18n/catalogue'
import type { en } from './en'

export const fr: CatalogueOf<typeof en> = {
  'title': 'Ce qui est conservé de vous',
  'lead':
    'Cette page dit ce que ce programme conserve, où, et combien de temps. Il n’y a ni publicité, ni mesure d’audience, ni rien qui vienne d’autres serveurs.',

  'chapter.browser': 'Dans votre navigateur',
  'browser.kept':
    'Vos réglages, votre partie contre l’ordinateur, votre analyse et votre progression dans les leçons sont gardés dans ce navigateur seul, jusqu’à ce que vous effaciez ses données. Ils ne sont pas envoyés au serveur. Le navigateur garde aussi les fichiers de cette application, pour qu’elle s’ouvre sans réseau.',
  'browser.cookie':
    'Qui joue en ligne reçoit un seul cookie, qui dit qui est connecté et rien d’autre. Il est posé quand vous devenez invité, vous inscrivez ou vous connectez, et prend fin quand vous vous déconnectez, ou 90 jours après son dernier renouvellement.',
  'chapter.address': 'Votre adresse sur le réseau',
  'address.memory':
    'Le serveur compte en mémoire combien chaque adresse demande, pour que personne ne le surcharge. L’adresse n’est jamais écrite sur le disque, et disparaît quand le programme s’arrête.',
  'address.log':
    'Le journal dit quel genre de requête est venu, quand, et comment elle a fini. Il ne contient ni adresse, ni nom, ni rien de ce qui était demandé.',
  'chapter.guest': 'En tant qu’invité',
  'guest.kept':
    'Un invité est un identifiant de douze lettres et chiffres, le moment où il a été créé, et une session. Aucun nom ne s’y rattache, ni rien d’autre que les parties jouées et les études gardées.',
  'guest.end':
    'L’identifiant d’un invité qui n’a joué aucune partie est effacé quand la session a pris fin, au plus tôt 30 jours après sa création. Avec une partie il reste, car la partie en a besoin.',
  'chapter.member': 'Avec un nom',
  'member.kept':
    'Sont conservés votre nom, la date de création du compte, vos classements et leur évolution, et vos offres ouvertes. Tout le monde voit le nom, la date et les classements. Votre adresse électronique n’est pas demandée.',
  'member.password': 'Du mot de passe seule une empreinte est conservée (argon2id), d’où l’on ne peut le relire.',
  'member.codes':
    'Des codes de secours aussi, seules des empreintes sont conservées, chacune jusqu’à ce que le code serve ou soit remplacé.',
  'member.session':
    'De chaque session sont conservés son début et sa fin, et une empreinte de ce que contient le cookie. Elle est effacée quand vous vous déconnectez, ou dans l’heure qui suit sa fin.',
  'chapter.games': 'Vos parties',
  'games.public':
    'Chaque partie est publique pendant qu’on la joue et après : qui joue, chaque coup avec son heure, et le résultat. Les parties sont libres pour tous (CC0).',
  'games.kept':
    'Elles sont conservées sans limite. Une offre qui ne mène à aucune partie est effacée dans les 14 jours.',
  'games.curtain':
    'Une armée derrière le rideau est conservée jusqu’à ce que les deux camps aient confirmé, et n’est montrée auparavant à personne d’autre que vous.',
  'chapter.studies': 'Vos études',
  'studies.kept':
    'Une étude que vous gardez sur le serveur contient son titre, ses chapitres, la date de sa création et celle de sa dernière modification. Vous seul la lisez, jusqu’à ce que vous l’ouvriez à quiconque a son lien ; votre nom y figure alors. Elle est conservée jusqu’à ce que vous la supprimiez, ou votre compte. D’un invité qui est parti, les études sont effacées quand la session a pris fin, au plus tôt 30 jours après sa création.',
  'studies.browser':
    'Ce que vous avez changé dans un chapitre et qui n’a pas encore pu être enregistré sur le serveur est gardé dans ce navigateur jusque-là.',
  'chapter.chat': 'Ce qui se dit à côté d’une partie',
  'chat.kept': 'C’est conservé 180 jours, et effacé avant cela avec le compte de qui l’a dit.',
  'chapter.blocks': 'Blocages et signalements',
  'blocks.kept': 'Qui vous avez bloqué est conservé jusqu’à ce que vous leviez le blocage, ou que l’un des comptes soit supprimé.',
  'blocks.reports':
    'Un signalement contient qui signale qui, pourquoi, dans quelle partie, et les mots dont il s’agit. Seuls les modérateurs le voient. Il est effacé un an après avoir été réglé ; d’un compte supprimé il garde l’identifiant.',
  'blocks.moderators':
    'Les modérateurs voient ce qui s’est dit à côté d’une partie et combien de temps a pris chaque coup, et peuvent faire comparer une partie finie au moteur. Ce qu’ils font est conservé sans limite dans un registre qui ne connaît les personnes que par leur identifiant.',
  'chapter.delete': 'Supprimer le compte',
  'delete.what':
    'Nom, mot de passe, sessions, codes de secours, offres, classements, études, blocages et ce que vous avez dit sont effacés aussitôt.',
  'delete.stays':
    'Les parties restent, avec l’identifiant et sans le nom. L’identifiant montre encore lesquelles ont été jouées par une même personne.',
  'delete.copies':
    'Qui exploite le serveur peut garder des copies de sûreté des données ; là, elles ne disparaissent qu’avec ces copies.',
  'delete.export': 'Vos données dans un fichier',
  'delete.account': 'Votre compte',
  'chapter.others': 'Les autres',
  'others.none': 'Le programme ne transmet rien à personne.',
  'others.operator':
    'Qui exploite ce serveur peut lire ce qui est conservé ici, et ce qui se trouve devant le programme, tel un proxy, peut conserver davantage ; demandez-lui.',
}
