// Batches work requested at the same moment: twenty callers that each need a statement share one.

/** Items in one batch. */
const MAX_ITEMS = 50

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
   * @param run returns its results in the order of its items
   * @param isAboutOne tells an error that one item caused from one that would hit all of them
   * @param pace `atOnce`: batches in flight at a time, two so that one that hangs does not hold up the
   *   others; `lingerMs`: how long a batch waits for more items, in milliseconds, 0 being the current turn
   *   of the event loop, in which a busy program collects many of them
   */
  constructor(
    private readonly run: (items: In[]) => Promise<Out[]>,
    private readonly isAboutOne: (error: unknown) => boolean,
    { atOnce = 2, lingerMs = 0 }: { atOnce?: number; lingerMs?: number } = {},
  ) {
    this.#atOnce = atOnce
    this.#lingerMs = lingerMs
  }

  /** Runs the item soon while a slot is free; otherwise in the next batch, with all that arrive meanwhile. */
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
      void this.#settle(this.#waiting.splice(0, MAX_ITEMS)).finally(() => {
        this.#running -= 1
        this.#start()
      })
    }
  }

  /** An item that is rejected fails alone: the batch is then run one item at a time. */
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
