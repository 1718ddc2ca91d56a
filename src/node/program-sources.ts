// The source folders each program is built from, except those of the site, which Vite reloads itself.

const SHARED = ['src/node', 'src/contract', 'src/content']

export const programSources = {
  // src/renderer holds the HTML document around every page, which the server renders itself.
  server: ['server', 'src/renderer', ...SHARED],
  // Emails have the colors of the site.
  worker: ['worker', 'src/theme', ...SHARED],
}
