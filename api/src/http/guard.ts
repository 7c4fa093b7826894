import { ApiError } from '../errors.ts'
import type { Ctx, Deps } from '../deps.ts'

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']
const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const proxyHeader = /^(forwarded|x-forwarded-.*|x-real-ip|cf-connecting-ip|via)$/

/**
 * Refuses what a browser sends from elsewhere, and in demo mode everything that is not from this computer. A client
 * that sends neither `Sec-Fetch-Site` nor `Origin` is no browser (curl, a script) and passes.
 */
export function guard(c: Ctx, { config }: Pick<Deps, 'config'>): void {
  const header = (name: string) => c.req.header(name)
  const { socket } = c.env.incoming
  const host = header('host') ?? ''
  const ports = [socket.localPort, config.proxyPort]

  // A name that an attacker's DNS points at this computer is not ours.
  if (!ports.some((port) => loopbackNames.some((name) => isHost(host, name, port))))
    throw new ApiError('wrong_host')
  const isProxied = Object.keys(c.req.header()).some((name) => proxyHeader.test(name))
  if (isProxied || !loopbackAddress.test(socket.remoteAddress ?? '')) throw new ApiError('not_loopback')

  const site = header('sec-fetch-site')
  const origin = header('origin')
  const isOwn =
    site === undefined ? origin === undefined || origin === `http://${host}` : site === 'same-origin'
  if (!isOwn || header('sec-fetch-dest') === 'document') throw new ApiError('foreign_origin')
}

function isHost(host: string, name: string, port: number | undefined): boolean {
  return port !== undefined && (host === `${name}:${port}` || (port === 80 && host === name))
}
