// Everything that the chat answers from.
import { companyPassages } from './company-passages'
import { formPassages } from './form-passages'
import type { Passage } from './passage'
import { readingPassages } from './reading-passages'
import { workPassages } from './work-passages'

export const passages: readonly Passage[] = [
  ...companyPassages,
  ...formPassages,
  ...workPassages,
  ...readingPassages,
]
