/** Lets those who wait go one after the other, in the order in which they came. */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  /** @returns what ends this turn */
  next(): Promise<() => void> {
    const before = this.#last
    return new Promise((begin) => {
      this.#last = new Promise((end) => void before.then(() => begin(end)))
    })
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.next()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
