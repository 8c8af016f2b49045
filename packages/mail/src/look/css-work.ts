/** Reading the styles of a mail took too many steps. */
export class StylesTooCostly extends Error {}

/** Counts the steps that reading the styles of one mail takes, and ends it when there are too many. */
export class CssWork {
  /** Whether declarations are valid, by their name and value. */
  readonly validities = new Map<string, boolean>()
  #left: number

  constructor(steps: number) {
    this.#left = steps
  }

  spend(steps: number): void {
    this.#left -= steps
    if (this.#left < 0) throw new StylesTooCostly()
  }
}
