import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Env } from '@second-wind/api/platform/deps'
import type { ConnectionLimits } from '@second-wind/api/platform/http/connection-limits'
import { type RunningServer, serve } from '@second-wind/api/platform/http/serve'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'

const tlsFile = (name: string) => readFileSync(new URL(`../../fixtures/tls/${name}`, import.meta.url), 'utf8')
const tls = { cert: tlsFile('localhost.crt'), key: tlsFile('localhost.key') }
const perAddress = 50
const bigResponseBytes = 4 * 1024 ** 2

let server: RunningServer
let sockets: Socket[] = []
let started = 0
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  started = 0
  await server.stop(0)
})

describe('connections over TLS that never send a ClientHello', () => {
  test('are dropped, and other people are still served', async () => {
    server = await open({ tls })
    for (let count = 0; count < 40; count += 1) opened()
    await allConnected(40)
    expect(await statusFromElsewhere()).toBe(200)
    await allDropped()
  }, 20_000)
})

describe('connections of one address', () => {
  test('beyond the limit are refused, and another address is served', async () => {
    server = await open({ tls })
    const held = Array.from({ length: perAddress }, () => opened())
    await Promise.all(held.map(connected))
    await closed(opened())
    expect(held.filter(({ destroyed }) => destroyed)).toEqual([])
    expect(await statusFromElsewhere()).toBe(200)
  })

  test('are not limited when the address is the proxy', async () => {
    server = await open({ proxies: ['127.0.0.1'] })
    const held = Array.from({ length: perAddress * 2 }, () => opened())
    await Promise.all(held.map(connected))
    expect((await fetch(`http://127.0.0.1:${portOf(server)}/small`)).status).toBe(200)
  })

  test('are counted down when they close', async () => {
    server = await open({})
    for (let round = 0; round < 3; round += 1) {
      const held = Array.from({ length: perAddress }, () => opened())
      await Promise.all(held.map(connected))
      const gone = held.map(closed)
      for (const socket of held) socket.destroy()
      await Promise.all(gone)
    }
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${portOf(server)}/small`)).status).toBe(200)
  })
})

describe('the connections when all are in use', () => {
  test('lose the oldest of the network with the most, which makes room for another caller', async () => {
    server = await open({ tls, limits: { total: 20 } })
    const held = Array.from({ length: 20 }, () => opened())
    await allConnected(20)
    expect(await statusFromElsewhere()).toBe(200)
    expect(held.filter(({ destroyed }) => destroyed)).toEqual([held[0]])
  })

  test('are not closed for a network that has as many as any other', async () => {
    server = await open({ limits: { total: 20 } })
    const held = Array.from({ length: 20 }, (_, number) => opened(`127.0.0.${10 + (number % 2)}`))
    await allConnected(20)
    await closed(opened('127.0.0.10'))
    expect(held.filter(({ destroyed }) => destroyed)).toEqual([])
  })

  test('of the proxy are never closed for another caller', async () => {
    server = await open({ proxies: ['127.0.0.1'], limits: { total: 20 } })
    const held = Array.from({ length: 20 }, () => opened())
    await allConnected(20)
    await closed(opened('127.0.0.10'))
    expect(held.filter(({ destroyed }) => destroyed)).toEqual([])
  })
})

describe('a client that does not read', () => {
  test('is dropped, over TLS too, although its response is not finished', async () => {
    server = await open({ tls, limits: { idleMs: 500 } })
    const socket = connectTls({
      port: portOf(server),
      host: '127.0.0.1',
      ca: tls.cert,
      servername: 'localhost',
    })
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write(requestOf('/big'))
    socket.pause()
    await expect.poll(() => started).toBe(1)
    await allDropped()
  }, 20_000)

  test('but reads a little now and then is dropped when the time of a response is over', async () => {
    server = await open({ limits: { responseMs: 1_000 } })
    const socket = opened()
    socket.write(requestOf('/big'))
    socket.pause()
    const sips = setInterval(() => socket.read(1_000), 100)
    await expect.poll(() => started).toBe(1)
    await allDropped()
    clearInterval(sips)
  }, 20_000)

  test('cannot have more than two requests under way', async () => {
    server = await open({})
    const socket = opened()
    socket.pause()
    socket.write(requestOf('/big').repeat(1_000))
    await expect.poll(() => started).toBeGreaterThan(0)
    await allDropped()
    expect(started).toBe(2)
  }, 20_000)
})

describe('a client that does not wait', () => {
  test('for a response to end before its next request gets both responses', async () => {
    server = await open({})
    const socket = opened()
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.write(requestOf('/small').repeat(2))
    await expect.poll(() => text.match(/HTTP\/1.1 200/g)?.length).toBe(2)
  })
})

const app = new Hono<Env>()

  .get('/small', (c) => c.text('ok'))
  .get('/big', (c) => {
    started += 1
    return c.body('x'.repeat(bigResponseBytes))
  })

type Options = { tls?: typeof tls; proxies?: string[]; limits?: Partial<ConnectionLimits> }
const open = ({ limits, ...options }: Options) =>
  serve(app, { port: 0, host: '0.0.0.0', limits: { perAddress, ...limits }, ...options })
const portOf = ({ address }: RunningServer) => address.port
const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

function opened(localAddress = '127.0.0.1'): Socket {
  const socket = connect({ host: '127.0.0.1', port: portOf(server), localAddress })
  socket.on('error', () => undefined)
  socket.resume()
  sockets.push(socket)
  return socket
}

const connected = (socket: Socket) => new Promise((done) => socket.once('connect', done))
const closed = (socket: Socket) => new Promise((done) => socket.once('close', done))
// Counted by the server: a client that does not read does not notice that its connection was closed.
const allConnected = (count: number) => expect.poll(() => server.countConnections()).toBe(count)
const allDropped = () => expect.poll(() => server.countConnections(), { timeout: 10_000 }).toBe(0)

/** Over TLS, from another address than the attacker's. */
function statusFromElsewhere(): Promise<number | undefined> {
  const from = { host: 'localhost', port: portOf(server), path: '/small', ca: tls.cert, agent: false }
  return new Promise((done, failed) => {
    request({ ...from, localAddress: '127.0.0.2' }, (response) => {
      response.resume()
      done(response.statusCode)
    })
      .on('error', failed)
      .end()
  })
}
