// Does in one go what many ask for at the same moment: twenty that need a statement each share one.

/** Items in one batch. */
const MOST = 50

interface Asked<In, Out> {
  item: In
  resolve: (out: Out) => void
  reject: (error: unknown) => void
}

export class Batch<In, Out> {
  readonly #atOnce: number
  readonly #lingerMs: number
  #waiting: Asked<In, Out>[] = []
  #running = 0

  /**
   * @param run answers in the order of its items
   * @param isAboutOne tells an error that one item caused from one that all of them would meet
   * @param pace how many batches are under way at a time: two, so that one that hangs does not hold up
   *   all others; and how long one waits for company, in milliseconds: 0 is the current turn of the event
   *   loop, in which a busy program comes to many of its items
   */
  constructor(
    private readonly run: (items: In[]) => Promise<Out[]>,
    private readonly isAboutOne: (error: unknown) => boolean,
    { atOnce = 2, lingerMs = 0 }: { atOnce?: number; lingerMs?: number } = {},
  ) {
    this.#atOnce = atOnce
    this.#lingerMs = lingerMs
  }

  /** Soon while there is room; else together with all that is asked meanwhile. */
  do(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (this.#waiting.length > 1) return
      if (this.#lingerMs === 0) setImmediate(() => this.#start())
      else setTimeout(() => this.#start(), this.#lingerMs)
    })
  }

  #start(): void {
    while (this.#running < this.#atOnce && this.#waiting.length > 0) {
      this.#running += 1
      void this.#settle(this.#waiting.splice(0, MOST)).finally(() => {
        this.#running -= 1
        this.#start()
      })
    }
  }

  /** An item that is refused fails alone; the others are done without it. */
  async #settle(batch: Asked<In, Out>[]): Promise<void> {
    try {
      const outs = await this.run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(outs[index] as Out)
    } catch (error) {
      if (batch.length > 1 && this.isAboutOne(error)) {
        for (const each of batch) await this.#settle([each])
      } else for (const { reject } of batch) reject(error)
    }
  }
}
