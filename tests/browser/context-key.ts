// Which tests may share a browser context: those that set the same of Playwright's options.
import { test as playwright } from '@playwright/test'

export const base = playwright.extend<{ contextKey: string }>({
  /** All options of a context that a test can set (`test.use`), as text. Playwright takes what it needs from the pattern. */
  contextKey: async (
    {
      acceptDownloads,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      httpCredentials,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) =>
    use(
      JSON.stringify({
        acceptDownloads,
        bypassCSP,
        colorScheme,
        contextOptions,
        deviceScaleFactor,
        extraHTTPHeaders,
        geolocation,
        hasTouch,
        httpCredentials,
        isMobile,
        javaScriptEnabled,
        locale,
        offline,
        permissions,
        serviceWorkers,
        storageState,
        timezoneId,
        userAgent,
        viewport,
      }),
    ),
})
