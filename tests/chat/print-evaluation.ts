// npm run eval:chat: prints how well the local answerer does on the evaluation set, group by group.
import { evaluate } from './evaluate'

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
const right = judged.filter(({ faults }) => faults.length === 0).length
console.log(`${right} of ${judged.length} right`)
