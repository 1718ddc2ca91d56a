// What the clients did and saw: the suite's own account, which the product's must match.
import type { Submission } from '../plan-submissions'
import type { Answer } from './post'

export interface Entry extends Submission {
  answers: Answer[]
}

export class Ledger {
  readonly entries: Entry[] = []

  open(submission: Submission): Entry {
    const entry = { ...submission, answers: [] }
    this.entries.push(entry)
    return entry
  }

  get accepted(): Entry[] {
    return this.entries.filter(isAccepted)
  }
}

/** Whether its client saw a complete 202. */
export function isAccepted({ answers }: Entry): boolean {
  return answers.some(({ outcome }) => outcome === 202)
}

/** The reference it was given; undefined before it is accepted. */
export function referenceOf({ answers }: Entry): string | undefined {
  return answers.find(({ outcome }) => outcome === 202)?.reference
}
