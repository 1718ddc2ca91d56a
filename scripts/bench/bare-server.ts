// A server that only sends as many bytes as a page has: the baseline for pages from memory. It runs in its own
// process, as the server does. node --import tsx bare-server.ts <port> <bytes>
import { createServer } from 'node:http'

const [port, length] = process.argv.slice(2).map(Number)
const body = Buffer.alloc(length ?? 0, 'x')
const headers = { 'Content-Type': 'text/html', 'Content-Length': body.length }
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body)
})
server.listen(port, '127.0.0.1', () => process.send?.('listening'))
process.on('disconnect', () => process.exit(0))
