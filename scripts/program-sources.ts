// The folders of whose files each program is made, apart from the site, which Vite replaces by itself.

const SHARED = ['src/node', 'src/contract', 'src/content']

export const programSources = {
  // The document around every page is the server's own part of src/renderer.
  server: ['server', 'src/renderer', ...SHARED],
  worker: ['worker', ...SHARED],
}
