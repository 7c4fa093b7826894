import { X509Certificate } from 'node:crypto'
import { iso } from '../iso.ts'
import type { RunningServer } from './serve.ts'

export type Tls = { cert: string; key: string }

const everyMs = 60 * 60_000

/** Takes over a renewed certificate within an hour, without a restart. */
export function renewCertificateHourly(
  server: Pick<RunningServer, 'setTls'>,
  tls: Tls,
  read: () => Tls,
): void {
  let current = tls
  setInterval(() => {
    current = renewCertificate(server, current, read)
  }, everyMs).unref()
}

/**
 * Files that cannot be read or do not belong together, as while they are being replaced, change nothing.
 *
 * @returns what is used from now on
 */
export function renewCertificate(server: Pick<RunningServer, 'setTls'>, current: Tls, read: () => Tls): Tls {
  try {
    const found = read()
    if (found.cert === current.cert && found.key === current.key) return current
    server.setTls(found)
    const validTo = iso(Date.parse(new X509Certificate(found.cert).validTo))
    console.log(JSON.stringify({ time: iso(Date.now()), level: 'info', certificate: 'renewed', validTo }))
    return found
  } catch {
    console.error(JSON.stringify({ time: iso(Date.now()), level: 'error', certificate: 'cannot be renewed' }))
    return current
  }
}
