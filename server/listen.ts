// Serves the app with limits that slow or idle clients cannot exhaust.
import { createServer } from 'node:http'
import type Koa from 'koa'
import { openPort } from '../src/node/open-port'

/** Listens on HOST and PORT. Throws a StartError when the port cannot be had. */
export function listen(app: Koa, { HOST, PORT }: { HOST: string; PORT: number }) {
  // Node's defaults keep thousands of slow connections for minutes; these end them within 10 s
  // (measured: pipeline.md).
  const limits = {
    headersTimeout: 5_000,
    requestTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
  }
  const server = createServer(limits, app.callback())
  return openPort(server, { host: HOST, port: PORT, variable: 'PORT' })
}
