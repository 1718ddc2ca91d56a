// npm run eval:chat: prints how well the local answerer does on the evaluation set, group by group, and what has become
// right or wrong since the last time it was run.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { evaluate } from './evaluate'

const LAST = '.data/eval-chat.json'

const judged = await evaluate()
const groups = new Map<string, { questions: number; right: number; invented: number }>()
for (const { asked, faults, invented } of judged) {
  const row = groups.get(asked.group) ?? { questions: 0, right: 0, invented: 0 }
  row.questions += 1
  row.right += faults.length === 0 ? 1 : 0
  row.invented += invented.length
  groups.set(asked.group, row)
}
console.table(Object.fromEntries(groups))
for (const { asked, faults, invented, text } of judged) {
  if (faults.length + invented.length === 0) continue
  console.log(`${asked.group}: ${asked.said.join(' > ')}\n  ${[...faults, ...invented].join('; ')}`)
  console.log(`  ${text.replaceAll('\n', ' ').slice(0, 200)}`)
}
const wrong = judged.filter(({ faults }) => faults.length > 0)
const wrongNow = wrong.map(({ asked }) => asked.said.join(' > '))
const before = lastWrong()
for (const { asked, faults } of judged) {
  const said = asked.said.join(' > ')
  const isWrong = faults.length > 0
  if (before && isWrong !== before.includes(said)) {
    console.log(`now ${isWrong ? 'wrong' : 'right'}: ${said}`)
  }
}
console.log(`${judged.length - wrong.length} of ${judged.length} right`)
mkdirSync('.data', { recursive: true })
writeFileSync(LAST, JSON.stringify(wrongNow))

/** Null on the first run. */
function lastWrong(): string[] | null {
  try {
    return JSON.parse(readFileSync(LAST, 'utf8'))
  } catch {
    return null
  }
}
