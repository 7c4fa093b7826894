import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf, plain } from './client-address.ts'

export type ConnectionLimits = {
  /** Connections at the same time, in all. */
  total: number
  /** The same for one network; a hospital or a waiting room may share one address. */
  perAddress: number
  /** Requests of one connection that have no complete response yet. Browsers and proxies send one at a time. */
  requestsUnderWay: number
  /** A connection on which nothing moves in either direction is closed. */
  idleMs: number
  /** From the request's headers to the end of its response, however slowly the client reads. */
  responseMs: number
}

export const connectionLimits: ConnectionLimits = {
  total: 2_000,
  perAddress: 500,
  requestsUnderWay: 4,
  idleMs: 20_000,
  responseMs: 120_000,
}

/** @param proxies addresses that connect for everyone and are not limited */
export function limitConnections(server: Server, limits: ConnectionLimits, proxies: readonly string[]): void {
  const open = new Map<string, number>()
  server.maxConnections = limits.total
  // Below HTTP and TLS, so that a client that sends nothing counts too.
  server.on('connection', (socket: Socket) => {
    const address = plain(socket.remoteAddress ?? '')
    if (proxies.includes(address)) return
    const key = networkOf(address)
    const count = (open.get(key) ?? 0) + 1
    if (count > limits.perAddress) {
      socket.destroy()
      return
    }
    open.set(key, count)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left === 0) open.delete(key)
      else open.set(key, left)
    })
  })
  server.setTimeout(limits.idleMs)
}

/** Calls `listen` for each request of a connection that stays within the limits, and closes the others. */
export function limitResponses(listen: RequestListener, limits: ConnectionLimits): RequestListener {
  const underWay = new WeakMap<Socket, number>()
  return (incoming, outgoing) => {
    const { socket } = incoming
    // The parser still emits what it had read when the connection was closed.
    if (socket.destroyed) return
    const count = (underWay.get(socket) ?? 0) + 1
    if (count > limits.requestsUnderWay) {
      socket.destroy()
      return
    }
    underWay.set(socket, count)
    const tooLong = setTimeout(() => socket.destroy(), limits.responseMs)
    outgoing.once('close', () => {
      clearTimeout(tooLong)
      underWay.set(socket, (underWay.get(socket) ?? 1) - 1)
    })
    listen(incoming, outgoing)
  }
}
