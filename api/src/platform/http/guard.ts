import type { ModeConfig } from '../config/config.ts'
import type { RealSettings } from '../config/real-settings.ts'
import type { Ctx } from '../deps.ts'
import { ApiError } from '../errors.ts'
import { plain } from './client-address.ts'

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']
const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const proxyHeader = /^(forwarded|x-forwarded-.*|x-real-ip|cf-connecting-ip|via)$/

/**
 * Refuses cross-site browser requests, requests under another host name, and requests that bypass the configured
 * entrance. A client that sends neither `Sec-Fetch-Site` nor `Origin` is not a browser (curl, a script) and passes.
 */
export function guardRequest(c: Ctx, config: ModeConfig): void {
  const host = c.req.header('host') ?? ''
  if (config.authMode === 'demo') {
    requireLoopbackName(c, host, config.proxyPort)
    requireThisComputer(c)
    requireOwnPage(c, `http://${host}`)
  } else {
    requirePublicName(host, config.real)
    requireEntrance(c, config.real)
    requireOwnPage(c, config.real.publicOrigin)
  }
}

/** An attacker's DNS name may point at this computer. */
function requireLoopbackName(c: Ctx, host: string, proxyPort: number | undefined): void {
  const ports = [c.env.incoming.socket.localPort, proxyPort]
  const isOurs = ports.some((port) => loopbackNames.some((name) => isHost(host, name, port)))
  if (!isOurs) throw new ApiError('wrong_host')
}

function requirePublicName(host: string, { publicOrigin }: RealSettings): void {
  if (host.toLowerCase() !== new URL(publicOrigin).host) throw new ApiError('wrong_host')
}

function requireThisComputer(c: Ctx): void {
  const isProxied = Object.keys(c.req.header()).some((name) => proxyHeader.test(name))
  if (isProxied || !loopbackAddress.test(addressOf(c))) throw new ApiError('not_loopback')
}

/** Bypassing the proxy would avoid TLS; without a proxy, on localhost, nothing may sit in between. */
function requireEntrance(c: Ctx, { proxies, publicOrigin }: RealSettings): void {
  if (publicOrigin.startsWith('http:')) requireThisComputer(c)
  else if (proxies.length > 0 && !proxies.includes(plain(addressOf(c)))) throw new ApiError('not_proxy')
}

function requireOwnPage(c: Ctx, ownOrigin: string): void {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const isOwn = site === undefined ? origin === undefined || origin === ownOrigin : site === 'same-origin'
  if (!isOwn || c.req.header('sec-fetch-dest') === 'document') throw new ApiError('foreign_origin')
}

const addressOf = (c: Ctx): string => c.env.incoming.socket.remoteAddress ?? ''

function isHost(host: string, name: string, port: number | undefined): boolean {
  return port !== undefined && (host === `${name}:${port}` || (port === 80 && host === name))
}
