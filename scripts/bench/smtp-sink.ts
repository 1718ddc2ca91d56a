// A mail server that accepts everything and reports when. It runs in its own process, so that it takes no time
// from its clients. node --import tsx smtp-sink.ts <port>; send it {delayMs} to slow it down.
import { SMTPServer } from 'smtp-server'

export interface Taken {
  /** Found in the message text: `bench` and the number of the submission; empty when there is none. */
  mark: string
  team: boolean
  /** Milliseconds since 1970. */
  at: number
}

let delayMs = 0
process.on('message', (message: { delayMs: number }) => {
  delayMs = message.delayMs
})
process.on('disconnect', () => process.exit(0))

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData(stream, session, done) {
    let text = ''
    stream.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk
    })
    stream.on('error', () => undefined)
    stream.on('end', () => {
      const team = session.envelope.rcptTo.some(({ address }) => address.startsWith('team@'))
      const mark = /bench\d+/.exec(text)?.[0] ?? ''
      const taken: Taken = { mark, team, at: Date.now() }
      process.send?.(taken)
      setTimeout(done, delayMs)
    })
  },
})
server.on('error', () => undefined)
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'))
