// The orders that a run sends to a stand-in: which mode to be in.

/** Changes the mode on each order, one after the other, and reports it back; ends with the run. */
export function followOrders(behave: (mode: string) => Promise<void>): void {
  let order = Promise.resolve()
  process.on('message', ({ mode }: { mode: string }) => {
    order = order.then(() => behave(mode)).then(() => void process.send?.({ mode }))
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ type: 'ready' })
}
