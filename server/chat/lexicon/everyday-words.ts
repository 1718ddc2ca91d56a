// The most common English words.
import common from './common-words.json' with { type: 'json' }
import { wordListOf } from './word-list'

/** The list has no words this short. */
const SHORT = 'add bad big due fit fix fun hot ill mad odd old put red run sad set shy use'

export const everydayWords: ReadonlySet<string> = new Set(wordListOf(`${common.words} ${SHORT}`))
