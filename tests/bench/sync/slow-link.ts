import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

type Link = { rttMs: number; upBitsPerS: number; downBitsPerS: number }

/** A phone on the edge of a mobile network. */
export const poorLink: Link = { rttMs: 300, upBitsPerS: 750_000, downBitsPerS: 1_500_000 }

export type SlowLink = {
  port: number
  /** Bytes that have passed since it was opened. */
  traffic: { upBytes: number; downBytes: number }
  /** From now on it is as slow as its name says. */
  slowDown(): void
  close(): Promise<void>
}

const loopback: Link = { rttMs: 0, upBitsPerS: Infinity, downBitsPerS: Infinity }

/**
 * A relay of TCP connections in front of a server, for page and worker alike. Once slowed down, it delays every byte,
 * and each direction has one rate for all.
 */
export async function openSlowLink(targetPort: number, link: Link): Promise<SlowLink> {
  const traffic = { upBytes: 0, downBytes: 0 }
  let now = loopback
  const up = createLane(
    () => ({ delayMs: now.rttMs / 2, bitsPerS: now.upBitsPerS }),
    (bytes) => (traffic.upBytes += bytes),
  )
  const down = createLane(
    () => ({ delayMs: now.rttMs / 2, bitsPerS: now.downBitsPerS }),
    (bytes) => (traffic.downBytes += bytes),
  )
  const sockets = new Set<Socket>()
  const relay = createServer((phone) => {
    const server = connect(targetPort, '127.0.0.1')
    for (const socket of [phone, server]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.once('close', () => sockets.delete(socket))
    }
    phone.on('data', (chunk) => up(chunk.length, () => server.write(chunk)))
    server.on('data', (chunk) => down(chunk.length, () => phone.write(chunk)))
    phone.once('close', () => up(0, () => server.end()))
    server.once('close', () => down(0, () => phone.end()))
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const address = relay.address()
  if (address === null || typeof address === 'string') throw new Error('the relay has no port')
  return {
    port: address.port,
    traffic,
    slowDown() {
      now = link
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      relay.close()
      await once(relay, 'close')
    },
  }
}

/** Passes bytes on in order: after their place in the line at this rate, plus half a round trip. */
function createLane(shape: () => { delayMs: number; bitsPerS: number }, count: (bytes: number) => void) {
  let freeAtMs = 0
  return (bytes: number, passOn: () => void) => {
    count(bytes)
    const { delayMs, bitsPerS } = shape()
    const nowMs = performance.now()
    freeAtMs = Math.max(freeAtMs, nowMs) + (bytes * 8 * 1_000) / bitsPerS
    setTimeout(passOn, freeAtMs + delayMs - nowMs)
  }
}
