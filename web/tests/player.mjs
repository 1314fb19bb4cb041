// A visitor who plays through what is visible: squares, trays, buttons and what readers hear.
import assert from 'node:assert/strict'
import { join } from 'node:path'

/** The words that the tests look for, by language. */
const words = {
  en: {
    arrange: 'Arrange for me', confirm: 'Confirm', clear: 'Clear', resign: 'Resign', undo: 'Take back',
    flip: 'Turn the board', newGame: 'New game', start: 'Start', settings: 'Settings', close: 'Close',
    target: 'can go here', promote: 'Promote to general', red: 'Red', black: 'Black', empty: 'empty',
    position: 'From a position', level: 'Strength of the computer', no: 'Play on', yourMove: 'Your move',
    rulesets: { formal: 'Formal', modern: 'Modern', tournament: 'Tournament', federation: 'Federation', parlett: 'Murray-Parlett', murray: 'Murray 1913', dice: 'Three dice' },
    person: 'A second person at this screen', computer: 'Computer', hidden: 'Behind the curtain', open: 'In the open', lift: /I am (Red|Black)/, throw: 'Throw',
    offer: 'Offer a draw',
  },
  fr: {
    arrange: 'Disposer pour moi', confirm: 'Confirmer', clear: 'Tout retirer', resign: 'Abandonner',
    undo: 'Reprendre', flip: 'Tourner l’échiquier', newGame: 'Nouvelle partie', start: 'Commencer',
    settings: 'Réglages', close: 'Fermer', target: 'case possible', promote: 'Promouvoir en général',
    red: 'Rouges', black: 'Noirs', empty: 'vide', position: 'À partir d’une position',
    level: 'Force de l’ordinateur', no: 'Continuer', yourMove: 'À vous de jouer',
    rulesets: { formal: 'Formelles', modern: 'Modernes', tournament: 'Tournoi', federation: 'Fédération', parlett: 'Murray et Parlett', murray: 'Murray \\(1913\\)', dice: 'Trois dés' },
    person: 'Une autre personne à cet écran', computer: 'Ordinateur', hidden: 'Derrière le rideau', open: 'À découvert', lift: /Je joue les/, throw: 'Lancer',
    offer: 'Proposer nulle',
  },
  my: {
    arrange: 'အလိုအလျောက်ခင်း', confirm: 'အတည်ပြု', clear: 'ဖယ်ရှား', resign: 'အရှုံးပေး', undo: 'ပြန်ယူ',
    flip: 'ခုံကို လှည့်ရန်', newGame: 'ပွဲသစ်', start: 'စရန်', settings: 'ဆက်တင်များ', close: 'ပိတ်ရန်',
    target: 'ဤကွက်သို့ သွားနိုင်သည်', promote: 'စစ်ကဲတင်ရန်', red: 'အနီ', black: 'အနက်', empty: 'အလွတ်',
    position: 'အနေအထားတစ်ခုမှ စရန်', level: 'ကွန်ပျူတာ၏ အဆင့်', no: 'ဆက်ကစားမည်', yourMove: 'သင့်အလှည့်',
    rulesets: { formal: 'စည်းကမ်းမှန်', modern: 'ခေတ်သစ်', tournament: 'ပြိုင်ပွဲ', federation: 'အဖွဲ့ချုပ်', parlett: 'မာရေး-ပါးလက်', murray: 'မာရေး ၁၉၁၃', dice: 'အန်စာသုံးတုံး' },
    person: 'ဤမျက်နှာပြင်ရှိ ဒုတိယလူ', computer: 'ကွန်ပျူတာ', hidden: 'ကန့်လန့်ကာနောက်တွင်', open: 'ပွင့်ပွင့်လင်းလင်း', lift: /ကျွန်ုပ်သည်/, throw: 'ပစ်ရန်',
    offer: 'သရေကမ်းလှမ်း',
  },
}

const browserLocale = { en: 'en-GB', fr: 'fr-FR', my: 'my-MM' }

/** Arrangements that every ruleset allows. */
const armies = {
  white: [
    ['king', 'e2'], ['general', 'd2'], ['elephant', 'c2'], ['elephant', 'f3'], ['knight', 'e3'], ['knight', 'f2'],
    ['rook', 'a1'], ['rook', 'h1'],
  ],
  black: [
    ['king', 'd7'], ['general', 'e7'], ['elephant', 'f7'], ['elephant', 'c6'], ['knight', 'd6'], ['knight', 'c7'],
    ['rook', 'h8'], ['rook', 'a8'],
  ],
}

/**
 * Chance as the test wants it: the faces of the throws to come, and the seeds of the computer's play, of which each is
 * one more than the last. Runs in the page.
 */
function luck({ dice, seed }) {
  const random = crypto.getRandomValues.bind(crypto)
  const thrown = Number(sessionStorage.getItem('thrown') ?? 0)
  const faces = dice.slice(thrown)
  crypto.getRandomValues = (into) => {
    if (into instanceof Uint8Array && into.length === 3 && faces.length > 0) {
      sessionStorage.setItem('thrown', String(Number(sessionStorage.getItem('thrown') ?? 0) + 1))
      into.set(faces.shift().map((face) => face - 1))
      return into
    }
    if (into instanceof Uint32Array) return into.fill(seed++)
    return random(into)
  }
}

/** One visitor. */
export class Player {
  static async open(browser, url, { lang = 'en', theme = 'light', width = 1280, height = 800, touch = false, motion = false, dice = [], seed = 1, path = '', offline = false, results }) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      locale: browserLocale[lang],
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      serviceWorkers: offline ? 'allow' : 'block',
    })
    const page = await context.newPage()
    await page.addInitScript(luck, { dice, seed })
    const player = new Player(page, lang, touch, results)
    await page.goto(url + path)
    await page.locator(path ? 'h1' : '.board').first().waitFor()
    return player
  }

  constructor(page, lang, touch, results) {
    this.page = page
    this.words = words[lang]
    this.touch = touch
    this.results = results
    this.complaints = []
    page.setDefaultTimeout(20_000)
    page.on('pageerror', (error) => this.complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text())
    })
  }

  /** Nothing was written to the console as an error, a breach of the content policy included. */
  assertClean() {
    assert.deepEqual(this.complaints, [])
  }

  async close() {
    await this.page.context().close()
  }

  async shot(name) {
    await this.page.screenshot({ path: join(this.results, `${name.replace(/\W+/g, '-')}.png`) })
  }

  button(name) {
    return this.page.getByRole('button', { name })
  }

  async press(name) {
    const button = this.button(name).first()
    await (this.touch ? button.tap() : button.click())
  }

  square(name) {
    return this.page.locator(`.board [data-square="${name}"]`)
  }

  async tap(locator) {
    await (this.touch ? locator.tap() : locator.click())
  }

  /** What readers hear of a square. */
  hear(square) {
    return this.square(square).getAttribute('aria-label')
  }

  /** Takes a piece and sets it down. */
  async move(from, to) {
    await this.tap(this.square(from))
    if (to !== from) await this.tap(this.square(to))
  }

  /** Makes the first move that the board offers, of a piece whose label has `piece` in it; tells from and to. */
  async moveAny(piece) {
    const labels = () =>
      this.page.locator('.board [data-square]').evaluateAll((all) => all.map((one) => [one.dataset.square, one.ariaLabel]))
    for (const [from, label] of await labels()) {
      if (!label.includes(piece)) continue
      await this.tap(this.square(from))
      const target = (await labels()).find(([, label]) => label.includes(this.words.target))
      if (!target) {
        await this.tap(this.square(from))
        continue
      }
      await this.tap(this.square(target[0]))
      return [from, target[0]]
    }
    assert.fail(`no ${piece} can move`)
  }

  /** Takes a piece of the own tray and sets it down. */
  async place(role, to) {
    await this.tap(this.page.locator(`.tray.is-active [data-role="${role}"]`))
    await this.tap(this.square(to))
  }

  /** The game as the browser keeps it; it is only read. */
  async kept() {
    return JSON.parse(await this.page.evaluate(() => localStorage.getItem('sittuyin.game.1')))
  }

  /** Comes back to a game against the computer that was kept before. */
  async restore(record, more = {}) {
    const saved = {
      record: { ruleset: 'formal', version: 1, fen: null, moves: [], ending: null, ...record },
      draft: [], opponent: 'computer', me: 'white', level: 1, seed: 1, secret: {}, curtain: false, goal: null, ...more,
    }
    await this.page.evaluate((saved) => localStorage.setItem('sittuyin.game.1', JSON.stringify(saved)), saved)
    await this.page.reload()
    await this.page.locator('.board').waitFor()
  }

  /** Starts a game through the dialog. */
  async begin({ ruleset = 'formal', opponent = 'computer', order, color = 'red', level = 1, fen = '', goal } = {}) {
    const { page, words } = this
    await this.press(words.newGame)
    const dialog = page.getByRole('dialog')
    const choose = (name) => dialog.getByRole('radio', { name, exact: true }).check({ force: true })
    await choose(words[opponent])
    await dialog.getByRole('radio', { name: new RegExp(`^${words.rulesets[ruleset]}`) }).check({ force: true })
    if (order) await dialog.getByRole('radio', { name: new RegExp(`^${words[order]}`) }).check({ force: true })
    if (opponent === 'computer') {
      await choose(words[color])
      await dialog.getByRole('slider').fill(String(level))
      if (goal) await dialog.getByRole('combobox').selectOption(goal)
    }
    await dialog.getByLabel(words.position).fill(fen)
    await dialog.getByRole('button', { name: words.start, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  /** Lets the computer arrange the own army and confirms it. */
  async deploy() {
    await this.press(this.words.arrange)
    const confirm = this.page.locator('.draft').getByRole('button', { name: this.words.confirm })
    await this.page.waitForFunction((button) => !button.disabled, await confirm.elementHandle())
    await this.tap(confirm)
    await this.page.locator('.draft').waitFor({ state: 'detached' })
  }

  /** Places a whole army by hand, in an order in which each piece has its place. */
  async army(color, skip = []) {
    const { page } = this
    for (const [role, square] of armies[color]) {
      if (skip.includes(square)) continue
      await this.place(role, square)
      await page.waitForFunction(
        ([square, empty]) => !document.querySelector(`[data-square="${square}"]`)?.ariaLabel?.includes(empty),
        [square, this.words.empty],
      )
    }
  }

  /** Confirms the arrangement. */
  async confirm() {
    await this.tap(this.page.locator('.draft').getByRole('button', { name: this.words.confirm }))
  }

  /** Waits until it is the own turn or the game is over; says whether it goes on. */
  async turn() {
    const { page } = this
    await page.waitForFunction(() => {
      const over = document.querySelector('.result')
      return over || document.querySelector('[data-turn="mine"]')
    })
    return (await page.locator('.result').count()) === 0
  }

  /** What was last said to those who listen. */
  async heard() {
    return (await this.page.getByTestId('herald').locator('p').allTextContents()).join('\n')
  }

  /** Waits until the record has so many entries. */
  async entries(count) {
    await this.page.waitForFunction(
      (count) => JSON.parse(localStorage.getItem('sittuyin.game.1')).record.moves.length >= count,
      count,
    )
  }

  /** All that the page holds for eyes and readers: attributes, texts and the focus. */
  async everything() {
    return this.page.evaluate(() => {
      const focus = [...document.querySelectorAll('.cell[tabindex="0"]')].map(({ dataset }) => dataset.square)
      return { html: document.documentElement.outerHTML, focus }
    })
  }

  /** Lifts the curtain. */
  async lift() {
    await this.tap(this.page.getByTestId('curtain').getByRole('button'))
    await this.page.getByTestId('curtain').waitFor({ state: 'detached' })
  }

  /** The sentence of a refusal. */
  explanation() {
    return this.page.getByTestId('explanation')
  }
}
