// What no page of ours may do: the test in which one does fails.
import type { BrowserContext } from '@playwright/test'

type Report = (complaint: string) => void

/** @param context before its first page */
export async function watchPages(context: BrowserContext, report: Report): Promise<void> {
  listen(context, report)
  await context.exposeFunction('reportViolation', report)
  await context.addInitScript(reportViolations)
  await context.addInitScript(warnOfIntl)
}

/** Reports messages that none of our pages may cause. */
function listen(context: BrowserContext, report: Report): void {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    report(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (thrown) => report(`page error: ${thrown.error()}`))
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (!protocol.startsWith('http') || ['127.0.0.1', 'localhost'].includes(hostname)) return
    report(`request leaving the machine: ${request.url()}`)
  })
}

/** Runs in the page. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI } = event
    const report = Reflect.get(window, 'reportViolation') as (text: string) => void
    report(`policy violation: ${violatedDirective} ${blockedURI}`)
  })
}

/** Runs in the page: none formats a date or a number with `Intl`, which blocks a phone (docs/decisions/0008). */
function warnOfIntl(): void {
  const warning = <T extends object>(format: T): T =>
    new Proxy(format, {
      apply(target, self, args) {
        console.warn('a date or a number is formatted with Intl')
        return Reflect.apply(target as () => void, self, args)
      },
    })
  Number.prototype.toLocaleString = warning(Number.prototype.toLocaleString)
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    Date.prototype[name] = warning(Date.prototype[name])
  }
  for (const { prototype } of [Intl.NumberFormat, Intl.DateTimeFormat]) {
    prototype.formatToParts = warning(prototype.formatToParts)
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
    if (get) Object.defineProperty(prototype, 'format', { get: warning(get) })
  }
}
