// The site's Vite build: React pages, typed styles, and Vike, which renders them on the server.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { classNames } from './scripts/build/class-names.ts'
import { groups } from './scripts/build/code-splitting.ts'
import { smallPreload } from './scripts/build/small-preload.ts'
import { vitePictures } from './scripts/pictures/vite-pictures.ts'

/** `Features.LightDark` of the package lightningcss, which is Vite's and not ours to import. */
const LIGHT_DARK = 1 << 20

export default defineConfig(({ command }) => ({
  publicDir: 'src/public',
  plugins: [
    smallPreload(import.meta.dirname),
    vike(),
    react(),
    vanillaExtractPlugin({ identifiers: classNames(import.meta.dirname) }),
    vitePictures(),
  ],
  // `light-dark()` of Lightning CSS, which Vite minifies with: nothing uses it, but `color-scheme` alone would bring its
  // two variables into every page.
  css: { lightningcss: { exclude: LIGHT_DARK } },
  build: {
    // One style sheet for the whole site: one request instead of 26. It also stops Vike, which lists the
    // style sheets of static imports only, from leaving out the one of a lazily loaded page.
    cssCodeSplit: false,
    // Keeps fonts and pictures as files: the Content-Security-Policy allows no data: URLs.
    assetsInlineLimit: 0,
    // How to speed up a plugin, which Rolldown says on a slow machine, does not concern whoever runs the site.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        // Vite's default, named, because what docs/browsers.md says about older browsers depends on it.
        target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
    // The modules that the server renders pages with, in addition to Vike's own server build.
    ssr: {
      // Bundled with the packages they use: a server starts with a quarter less processor time. Not in development:
      // Vite runs modules one by one there, and cannot run CommonJS.
      resolve: { noExternal: command === 'build' || [] },
      // React's faster build alone, whatever the server's environment.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: { rollupOptions: { input: { 'site-parts': 'src/renderer/site-parts.ts' } } },
    },
  },
}))
