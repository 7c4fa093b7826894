import { readFileSync } from 'node:fs'
import { connect } from 'node:tls'
import type { Env } from '@second-wind/api/platform/deps'
import { renewCertificate, type Tls } from '@second-wind/api/platform/http/renew-certificate'
import { type RunningServer, serve } from '@second-wind/api/platform/http/serve'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/tls/${name}`, import.meta.url), 'utf8')
const old: Tls = { cert: fixture('localhost.crt'), key: fixture('localhost.key') }
const renewed: Tls = { cert: fixture('renewed.crt'), key: fixture('renewed.key') }

let server: RunningServer
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server = await serve(new Hono<Env>(), { port: 0, host: '127.0.0.1', tls: old })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.stop(0)
})

function nameOnCertificate(): Promise<unknown> {
  return new Promise((done, failed) => {
    const socket = connect(
      { port: server.address.port, host: '127.0.0.1', rejectUnauthorized: false },
      () => {
        done(socket.getPeerCertificate().subject.CN)
        socket.destroy()
      },
    )
    socket.on('error', failed)
  })
}

describe('a certificate', () => {
  test('that was renewed is used for new connections without a restart', async () => {
    expect(await nameOnCertificate()).toBe('localhost')
    expect(renewCertificate(server, old, () => renewed)).toBe(renewed)
    expect(await nameOnCertificate()).toBe('renewed')
  })

  test('that is unchanged is left alone', () => {
    const setTls = vi.fn()
    renewCertificate({ setTls }, old, () => ({ ...old }))
    expect(setTls).not.toHaveBeenCalled()
  })

  test('stays in use when the new files are missing or do not belong together', async () => {
    const unusable = [
      () => ({ cert: renewed.cert, key: old.key }),
      () => {
        throw new Error('TLS_CERT must be the path of a file that this user can read.')
      },
    ]
    for (const read of unusable) expect(renewCertificate(server, old, read)).toBe(old)
    expect(await nameOnCertificate()).toBe('localhost')
  })
})
