// The document around every page, with the files that a browser needs. Vike renders it once;
// render-page.ts fills its slots with the page's content, because that happens thousands of times.
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry } from 'vike/types'
import { slots } from './page-parts'

export function onRenderHtml() {
  return {
    // Without line breaks: the home page barely fits into the first round trip.
    documentHtml: escapeInject`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${dangerouslySkipEscape(
      slots.head,
    )}</head><body>${dangerouslySkipEscape(slots.body)}</body></html>`,
    injectFilter: leaveOut,
  }
}

// Preloads compete with the page for bandwidth. The fonts load after the text is painted in fallbacks of
// the same size; the first script loads the other scripts when it starts.
function leaveOut(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false
    if (asset.assetType === 'script' && !asset.isEntry) asset.inject = false
  }
}
