// The mail server of a run, in a process that can be killed: node --import tsx smtp.ts <port> <journal>
import { type ReceivedMail, startSmtp } from '../../support/smtp'
import { followOrders } from './follow-orders'
import { openJournal } from './journal'

export interface MailLine {
  /** `offered` lines record attempts; only `taken` lines are mails. */
  event: 'offered' | 'taken'
  at: number
  to: string[]
  messageId: string
  /** The submission's mark, found in the recipient's address or the text. */
  mark: string
  /** Accepted, but the connection was cut before the response: the sender has to send a second copy. */
  dropped: boolean
}

const MARK = /\bm[a-z]+\d+x[0-9a-f]{6}\b/

function line(event: MailLine['event'], received: ReceivedMail, dropped: boolean): MailLine {
  const { envelope, mail, raw } = received
  const mark = MARK.exec(`${envelope.to.join(' ')} ${mail.text ?? ''} ${raw}`)?.[0] ?? ''
  const messageId = mail.messageId ?? ''
  return { event, at: Date.now(), to: envelope.to, messageId, mark, dropped }
}

const [port, file] = process.argv.slice(2)
const journal = openJournal<MailLine>(file ?? '')
const smtp = await startSmtp({
  port: Number(port),
  onOffered: (mail) => journal.write(line('offered', mail, false)),
  onTaken: (mail, reply) => journal.write(line('taken', mail, reply === 'drop')),
})

/** Recipients that were deferred once and will be accepted next time. */
const greyed = new Set<string>()
const modes: Record<string, typeof smtp.reply> = {
  normal: 'accept',
  hang: 'hang',
  drop: 'drop',
  busy: { code: 421, at: 'rcpt' },
  greylist([to = '']) {
    if (greyed.has(to)) return 'accept'
    greyed.add(to)
    return { code: 451, at: 'rcpt' }
  },
}

let mode = 'normal'
async function behave(next: string): Promise<void> {
  if (next === mode) return
  // A hung or refusing server comes back by restarting, without its old connections.
  const anew = mode === 'hang' || mode === 'refuse'
  if (mode !== 'refuse' && (anew || next === 'refuse')) await smtp.stop()
  mode = next
  if (next === 'refuse') return
  smtp.reply = modes[next] ?? 'accept'
  if (anew) await smtp.start()
}

followOrders(behave)
