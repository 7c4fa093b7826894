import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkAround, networkOf, plain } from './client-address.ts'

export type ConnectionLimits = {
  /** Connections at the same time, in all. */
  total: number
  /** The same for one address, or an IPv6 /48; a hospital or a waiting room may share one. */
  perAddress: number
  /**
   * Requests of one connection that have no complete response yet. Browsers and proxies send one at a time; the next
   * may arrive before the server has noticed that its response is through.
   */
  requestsUnderWay: number
  /** A connection on which nothing moves in either direction is closed, at the latest after twice this time. */
  idleMs: number
  /** The time from a request's headers to the end of its response, however slowly the client reads. */
  responseMs: number
}

export const connectionLimits: ConnectionLimits = {
  total: 2_000,
  perAddress: 500,
  requestsUnderWay: 2,
  idleMs: 12_000,
  responseMs: 120_000,
}

/**
 * When all connections are in use, a new one takes the place of the oldest of the busiest network: a client that
 * opens many shuts itself out first.
 *
 * @param proxies addresses that connect for everyone: neither limited nor displaced
 */
export function limitConnections(server: Server, limits: ConnectionLimits, proxies: readonly string[]): void {
  const networks = new Map<string, Set<Socket>>()
  let open = 0
  // Below HTTP and TLS, so that a client that sends nothing counts too.
  server.on('connection', (socket: Socket) => {
    const address = plain(socket.remoteAddress ?? '')
    const network = networkAround(networkOf(address))
    const own = networks.get(network) ?? new Set()
    const isProxy = proxies.includes(address)
    const isTooMany = !isProxy && own.size >= limits.perAddress
    if (isTooMany || (open >= limits.total && !displaceOldest(networks, own.size))) {
      socket.destroy()
      return
    }
    open += 1
    if (!isProxy) networks.set(network, own.add(socket))
    socket.once('close', () => {
      open -= 1
      own.delete(socket)
      if (own.size === 0) networks.delete(network)
    })
  })
  server.setTimeout(limits.idleMs)
}

/** @returns false when no network has clearly more connections than the newcomer's, which has `ownCount` */
function displaceOldest(networks: ReadonlyMap<string, Set<Socket>>, ownCount: number): boolean {
  let busiest: Set<Socket> | undefined
  for (const sockets of networks.values()) if (sockets.size > (busiest?.size ?? 0)) busiest = sockets
  const [oldest] = busiest ?? []
  if (!busiest || !oldest || busiest.size <= ownCount + 1) return false
  busiest.delete(oldest)
  oldest.destroy()
  return true
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
