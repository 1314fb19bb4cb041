// Tells those who listen what happens. The lines live in one region that exists from load; an equal
// line is a new line, so it is read again.

const kept = 4

/** The latest lines. */
export class Herald {
  lines = $state.raw<{ id: number; text: string }[]>([])
  #next = 1

  /** Adds a line. */
  tell(text: string): void {
    this.lines = [...this.lines, { id: this.#next++, text }].slice(-kept)
  }
  /** Forgets every line: what was said before the device changes hands is not for the next reader. */
  silence(): void {
    this.lines = []
  }
}
