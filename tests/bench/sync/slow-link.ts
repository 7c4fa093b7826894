import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Link = { rttMs: number; upBitsPerS: number; downBitsPerS: number }

/** A phone on the edge of a mobile network. */
export const poorLink: Link = { rttMs: 300, upBitsPerS: 750_000, downBitsPerS: 1_500_000 }

export type SlowLink = {
  port: number
  /** Bytes that have passed since it was opened. */
  traffic: { upBytes: number; downBytes: number }
  close(): Promise<void>
}

/** A relay of TCP connections in front of a server: it delays every byte, and one direction shares one rate. */
export async function openSlowLink(targetPort: number, link: Link): Promise<SlowLink> {
  const traffic = { upBytes: 0, downBytes: 0 }
  const up = createLane(link.rttMs / 2, link.upBitsPerS, (bytes) => (traffic.upBytes += bytes))
  const down = createLane(link.rttMs / 2, link.downBitsPerS, (bytes) => (traffic.downBytes += bytes))
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
    async close() {
      for (const socket of sockets) socket.destroy()
      relay.close()
      await once(relay, 'close')
    },
  }
}

/** Passes bytes on in order: after their place in the line at this rate, plus half a round trip. */
function createLane(delayMs: number, bitsPerS: number, count: (bytes: number) => void) {
  let freeAtMs = 0
  return (bytes: number, passOn: () => void) => {
    count(bytes)
    const nowMs = performance.now()
    freeAtMs = Math.max(freeAtMs, nowMs) + (bytes * 8 * 1_000) / bitsPerS
    setTimeout(passOn, freeAtMs + delayMs - nowMs)
  }
}
