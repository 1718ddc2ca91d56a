import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { listenHere } from '../../tests/support/listen-here'
import { oneAtATime } from './http-pipelining'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A client that sends this many requests at once, and the responses that the handler has been given. */
async function pipelined(count: number) {
  const given: ServerResponse[] = []
  const { url, close } = await listenHere(oneAtATime((_request, response) => given.push(response)))
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  ends.push(() => socket.destroy(), close)
  const send = (requests: number) =>
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests))
  const client = { given, send, received: '', isCut: false }
  socket.on('error', () => undefined)
  socket.on('close', () => {
    client.isCut = true
  })
  socket.on('data', (data) => {
    client.received += data
  })
  send(count)
  return client
}

test('the next request of a connection is passed on once the response to the one before has been sent', async () => {
  const client = await pipelined(3)
  for (let at = 0; at < 3; at++) {
    await expect.poll(() => client.given.length).toBe(at + 1)
    await sleep(20)
    expect(client.given).toHaveLength(at + 1)
    client.given[at]?.end(`[${at}]`)
  }
  await expect.poll(() => client.received.match(/\[\d\]/g)).toEqual(['[0]', '[1]', '[2]'])
})

test('a connection on which dozens of requests wait is cut', async () => {
  const few = await pipelined(33)
  const many = await pipelined(34)
  await expect.poll(() => many.isCut).toBe(true)
  expect([few.isCut, few.given.length, many.given.length]).toEqual([false, 1, 1])
})

test('requests that have had their response do not count as waiting', async () => {
  const client = await pipelined(20)
  for (let at = 0; at < 60; at++) {
    if (at === 10 || at === 30) client.send(20)
    await expect.poll(() => client.given.length, { interval: 1 }).toBe(at + 1)
    client.given[at]?.end()
  }
  expect(client.isCut).toBe(false)
})

test('a request after the last response of its connection is not passed on', async () => {
  const client = await pipelined(2)
  await expect.poll(() => client.given.length).toBe(1)
  client.given[0]?.setHeader('Connection', 'close').end('last')
  await expect.poll(() => client.isCut).toBe(true)
  expect(client.given).toHaveLength(1)
})
