// The Twilio of a run, in a process that can be killed:
// node --import tsx twilio.ts <port> <journal> <account sid> <token>
import { startTwilio, type TwilioReply } from '../../support/twilio'
import type { TwilioMessage } from '../../support/twilio-json'
import { followOrders } from './follow-orders'
import { openJournal, readJournal } from './journal'

const [port, file = '', sid = '', token = ''] = process.argv.slice(2)
const sent = readJournal<TwilioMessage>(file)
const journal = openJournal<TwilioMessage>(file)
const options = { account: { sid, token }, sent, onSent: journal.write }
const start = () => startTwilio({ ...options, port: Number(port) })
let twilio = await start()

const modes: Record<string, TwilioReply> = {
  normal: 'accept',
  'too-many': { status: 429, code: 20429 },
  error: { status: 500, code: 20500 },
  gateway: 'gateway',
  drop: 'drop',
  silent: 'silent',
  late: 'late',
}

let mode = 'normal'
async function behave(next: string): Promise<void> {
  if (next === mode) return
  // Stopping closes the connections of clients that still wait for a `silent` response.
  if (mode !== 'refuse') await twilio.stop()
  mode = next
  if (next === 'refuse') return
  twilio = await start()
  twilio.reply = modes[next] ?? 'accept'
}

followOrders(behave)
