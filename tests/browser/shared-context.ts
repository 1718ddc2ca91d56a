// Tabs instead of browsers: tests with the same options share a browser context, and each gets a tab of its own.
import type { Browser, BrowserContext, Page } from '@playwright/test'

/** What changes a context for good: a test that uses one of these is the last in its context. */
const SPOILING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const

const CLOCK = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const

interface Shared {
  context: BrowserContext
  /** Keeps the renderer process alive between two tests, which takes longer to start than many of them. */
  anchor: Page
  /** The options that it was created with. */
  options: string
  isSpoiled: boolean
}

/**
 * Hands out the context of the last test if that had the same options and left nothing behind: a new context, with a
 * new renderer process and an empty cache, takes a third of the processor time of a short test.
 */
export class SharedContext {
  private current: Shared | undefined

  constructor(
    private readonly browser: Browser,
    /** A page of the site without scripts. */
    private readonly anchorUrl: string,
  ) {}

  /** @param prepare what each new context gets before its first page */
  async open(
    options: string,
    prepare: (context: BrowserContext) => Promise<unknown>,
  ): Promise<BrowserContext> {
    if (this.current && (this.current.isSpoiled || this.current.options !== options)) {
      await this.close()
    }
    this.current ??= await this.create(options, prepare)
    return this.current.context
  }

  /** Removes what a test left behind: its tabs, cookies, and what its pages stored. */
  async clean(): Promise<void> {
    if (!this.current) return
    const { context, anchor, isSpoiled } = this.current
    if (isSpoiled) return this.close()
    const tabs = context.pages().filter((page) => page !== anchor)
    await Promise.all([
      ...tabs.map((tab) => tab.close()),
      context.clearCookies(),
      anchor.evaluate(() => localStorage.clear()),
    ])
  }

  async close(): Promise<void> {
    const { current } = this
    this.current = undefined
    await current?.context.close()
  }

  private async create(
    options: string,
    prepare: (context: BrowserContext) => Promise<unknown>,
  ): Promise<Shared> {
    // With the options of the test that asks.
    const context = await this.browser.newContext()
    await prepare(context)
    const anchor = await context.newPage()
    await anchor.goto(this.anchorUrl)
    const shared = { context, anchor, options, isSpoiled: false }
    const spoil = (owner: object, name: string) => {
      const method: (...args: unknown[]) => unknown = Reflect.get(owner, name)
      Reflect.set(owner, name, (...args: unknown[]) => {
        shared.isSpoiled = true
        return Reflect.apply(method, owner, args)
      })
    }
    for (const name of SPOILING) spoil(context, name)
    for (const name of CLOCK) spoil(context.clock, name)
    return shared
  }
}
