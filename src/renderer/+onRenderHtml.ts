// The document around every page, with the files a browser needs. Vike makes it once; what a page
// shows is put into its slots by render-page.ts, because that is asked for thousands of times.
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry } from 'vike/types'
import { webFontRules } from '../theme/web-font-rules'
import { slots } from './page-parts'

export function onRenderHtml() {
  return {
    documentHtml: escapeInject`<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    ${dangerouslySkipEscape(slots.head)}
    <noscript><style>${dangerouslySkipEscape(webFontRules)}</style></noscript>
  </head>
  <body>${dangerouslySkipEscape(slots.body)}</body>
</html>`,
    injectFilter: leaveOut,
  }
}

// What is preloaded races the page for the line. The fonts come after the text is painted in their
// stand-ins of the same size; the first script loads the others when it starts.
function leaveOut(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false
    if (asset.assetType === 'script' && !asset.isEntry) asset.inject = false
  }
}
