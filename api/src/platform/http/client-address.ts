import { isIPv6 } from 'node:net'
import type { ModeConfig } from '../config/config.ts'
import type { Ctx } from '../deps.ts'

/**
 * Used only to count requests of callers who are not signed in; never stored or logged. Behind the proxy it is the last
 * entry, which the proxy itself added: the caller controls the earlier ones.
 */
export function clientAddress(c: Ctx, config: ModeConfig): string {
  const own = plain(c.env.incoming.socket.remoteAddress ?? '')
  if (config.authMode === 'demo' || !config.real.proxies.includes(own)) return networkOf(own)
  const added = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return networkOf(added === undefined || added === '' ? own : plain(added))
}

/** An IPv4 address in its usual form, also when a dual-stack socket writes it as IPv6. */
export const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The /48 around an IPv6 network; an IPv4 address is alone. @param network from `clientAddress` */
export const networkAround = (network: string): string =>
  network.includes(':') ? network.split(':').slice(0, 3).join(':') : network

/** One household or server has a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [front = '', back] = address.split('::')
  const groups = front === '' ? [] : front.split(':')
  const behind = back === undefined || back === '' ? [] : back.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - behind.length) }, () => '0')
  return [...groups, ...zeros, ...behind].slice(0, 4).join(':').toLowerCase()
}
