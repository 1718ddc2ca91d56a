// What most sites do, for comparison: insert the row, send the mail, then respond.
// node --import tsx naive-pipeline.ts <port> <database url> <smtp url>
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { connectDatabase } from '../../src/node/database/connect'
import { createSmtpMailer } from '../../worker/mail/smtp/smtp-mailer'

const [port, databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
const database = connectDatabase(databaseUrl, 20)
const mailer = createSmtpMailer(smtpUrl)
const team = { name: 'Team', address: 'team@bench.example' }

await database.raw('create table if not exists naive (id bigserial primary key, body jsonb)')
let number = 0
const answer = '{"ok":true}'
const headers = { 'Content-Type': 'application/json', 'Content-Length': answer.length }
const server = createServer(async (request, response) => {
  const body = (await json(request)) as Record<string, string>
  await database('naive').insert({ body: JSON.stringify(body) })
  const { name = '', email = '', message = '' } = body
  const mail = { from: team, to: [team], replyTo: { name, address: email } }
  number += 1
  const whole = { ...mail, subject: 'New lead', text: message, html: message }
  await mailer.send(whole, `n${number}`, { lane: 'team', lastCheck: () => undefined })
  response.writeHead(202, headers).end(answer)
})
server.listen(Number(port), '127.0.0.1', () => process.send?.('listening'))
process.on('disconnect', () => process.exit(0))
