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
    rulesets: { formal: 'Formal', modern: 'Modern', tournament: 'Tournament', federation: 'Federation' },
  },
  fr: {
    arrange: 'Disposer pour moi', confirm: 'Confirmer', clear: 'Tout retirer', resign: 'Abandonner',
    undo: 'Reprendre', flip: 'Tourner l’échiquier', newGame: 'Nouvelle partie', start: 'Commencer',
    settings: 'Réglages', close: 'Fermer', target: 'case possible', promote: 'Promouvoir en général',
    red: 'Rouges', black: 'Noirs', empty: 'vide', position: 'À partir d’une position',
    level: 'Force de l’ordinateur', no: 'Continuer', yourMove: 'À vous de jouer',
    rulesets: { formal: 'Formelles', modern: 'Modernes', tournament: 'Tournoi', federation: 'Fédération' },
  },
  my: {
    arrange: 'အလိုအလျောက်ခင်း', confirm: 'အတည်ပြု', clear: 'ဖယ်ရှား', resign: 'အရှုံးပေး', undo: 'ပြန်ယူ',
    flip: 'ခုံကို လှည့်ရန်', newGame: 'ပွဲသစ်', start: 'စရန်', settings: 'ဆက်တင်များ', close: 'ပိတ်ရန်',
    target: 'ဤကွက်သို့ သွားနိုင်သည်', promote: 'စစ်ကဲတင်ရန်', red: 'အနီ', black: 'အနက်', empty: 'အလွတ်',
    position: 'အနေအထားတစ်ခုမှ စရန်', level: 'ကွန်ပျူတာ၏ အဆင့်', no: 'ဆက်ကစားမည်', yourMove: 'သင့်အလှည့်',
    rulesets: { formal: 'စည်းကမ်းမှန်', modern: 'ခေတ်သစ်', tournament: 'ပြိုင်ပွဲ', federation: 'အဖွဲ့ချုပ်' },
  },
}

const browserLocale = { en: 'en-GB', fr: 'fr-FR', my: 'my-MM' }

/** One visitor. */
export class Player {
  static async open(browser, url, { lang = 'en', theme = 'light', width = 1280, height = 800, touch = false, results }) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      locale: browserLocale[lang],
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const player = new Player(page, lang, touch, results)
    await page.goto(url)
    await page.locator('.board').waitFor()
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

  /** Starts a game through the dialog. */
  async begin({ ruleset = 'formal', color = 'red', level = 1, fen = '' } = {}) {
    const { page, words } = this
    await this.press(words.newGame)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: new RegExp(`^${words.rulesets[ruleset]}`) }).check({ force: true })
    await dialog.getByRole('radio', { name: words[color], exact: true }).check({ force: true })
    await dialog.getByRole('slider').fill(String(level))
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

  /** The sentence of a refusal. */
  explanation() {
    return this.page.getByTestId('explanation')
  }
}
