import manifest from '../../package.json' with { type: 'json' }

/** The version of this release, from package.json at build time. */
export const { version } = manifest
