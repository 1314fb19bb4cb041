// Three ways to work with a page: mouse, finger, keyboard.

/** Clicks or taps on what can be seen: an element that lies below another one is not hit. */
export class Pointing {
  constructor({ page, touch }) {
    this.page = page
    this.touch = touch
  }

  async press(locator) {
    const [x, y] = await locator.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest' })
      const box = element.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const at = document.elementFromPoint(x, y)
      if (!element.contains(at) || element.disabled) throw new Error(`${element.outerHTML} cannot be hit`)
      return [x, y]
    })
    await (this.touch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y))
  }

  async square(name) {
    await this.press(this.page.locator(`.board-place [data-square="${name}"]`))
  }

  async tray(role) {
    await this.press(this.page.locator(`.board-place .tray.is-active [data-role="${role}"]`))
  }

  async option(index) {
    await this.press(this.page.locator('.option').nth(index))
  }
}

/** Tab, arrows, Enter and the space bar, and nothing else. */
export class Keys {
  /** `place` is where the board stands. */
  constructor(player, place = '.board-place') {
    this.page = player.page
    this.place = this.page.locator(place)
  }

  /** Goes on with Tab, or back with Shift and Tab, until an element has the focus. */
  async reach(locator) {
    const handle = await locator.elementHandle()
    for (let i = 0; i < 60; i++) {
      const way = await handle.evaluate((wanted) => {
        const at = document.activeElement
        if (at === wanted) return null
        return at && wanted.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab'
      })
      if (!way) return
      await this.page.keyboard.press(way)
    }
    throw new Error(`the focus never reaches ${locator}`)
  }

  async press(locator) {
    await this.reach(locator)
    await this.page.keyboard.press('Enter')
  }

  async square(name) {
    const grid = this.place.locator('[role=grid]')
    await this.reach(grid.locator('[tabindex="0"]'))
    const [columns, rows] = await grid.evaluate((grid, name) => {
      const cells = [...grid.querySelectorAll('[data-square]')]
      const at = cells.indexOf(document.activeElement)
      const to = cells.findIndex(({ dataset }) => dataset.square === name)
      return [(to % 8) - (at % 8), Math.floor(to / 8) - Math.floor(at / 8)]
    }, name)
    for (let i = 0; i < Math.abs(columns); i++) await this.page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft')
    for (let i = 0; i < Math.abs(rows); i++) await this.page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp')
    await this.page.keyboard.press('Enter')
  }

  async tray(role) {
    const tray = this.place.locator('.tray.is-active')
    await this.reach(tray.locator('[tabindex="0"]'))
    await this.page.keyboard.press('Home')
    const index = await tray.locator('[data-role]').evaluateAll((all, role) => all.findIndex(({ dataset }) => dataset.role === role), role)
    for (let i = 0; i < index; i++) await this.page.keyboard.press('ArrowRight')
    await this.page.keyboard.press('Enter')
  }

  async option(index) {
    const options = this.page.locator('.option input')
    await this.reach(options.first())
    await this.page.keyboard.press('Space')
    for (let i = 0; i < index; i++) await this.page.keyboard.press('ArrowDown')
  }
}
