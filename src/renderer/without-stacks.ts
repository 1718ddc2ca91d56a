/**
 * React and the router create errors during evaluation, to throw them later. To record where each was created,
 * V8 reads their files a second time, which takes a phone 40 ms; nobody needs those stacks.
 */
export function withoutStacks(loading: Promise<unknown>): void {
  const settings: { stackTraceLimit?: number | undefined } = Error
  const { stackTraceLimit } = settings
  // Not 0: V8 would still look up the first location.
  settings.stackTraceLimit = undefined
  void loading.then(() => {
    settings.stackTraceLimit = stackTraceLimit
  })
}
