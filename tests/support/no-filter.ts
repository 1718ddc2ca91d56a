/** The filter of `leads list` and `leads export` without any options. */
export const noFilter = { kind: null, service: null, since: null, until: null, find: null }
