// npm run bench: measures the product as built, prints a table, writes JSON. Figures are for comparing
// on one machine; nothing fails because of them.
import { runProgram } from '../src/node/start-error'
import { clickToMail } from './bench/click-to-mail'
import { pageSpeed } from './bench/page-speed'
import { pageWeight } from './bench/page-weight'
import { report } from './bench/report'

runProgram(async () => {
  const rows = [
    await clickToMail('postgres'),
    await clickToMail('redis'),
    ...(await pageWeight()),
    await pageSpeed(),
  ]
  report(rows)
  process.exit(0)
})
