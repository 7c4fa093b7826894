import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBuiltApp } from '@second-wind/api/ops/built-app'
import { readConfig } from '@second-wind/api/platform/config/config'
import { ConfigError } from '@second-wind/api/platform/config/config-error'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'second-wind-settings-'))
const pepper = 'k9'.repeat(16)
const file = (name: string) => join(folder, name)
beforeAll(() => {
  for (const [name, text] of [
    ['pepper', `${pepper}\n`],
    ['short', 'x'.repeat(31)],
    ['crt', 'certificate'],
    ['key', 'key'],
  ] as const) {
    writeFileSync(file(name), text, { mode: 0o640 })
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const behindProxy = {
  AUTH_MODE: 'real',
  PUBLIC_ORIGIN: 'https://app.example',
  SESSION_PEPPER: pepper,
  TRUSTED_PROXY: '127.0.0.1',
  ORGANISATION: ' Leeds Chest Clinic ',
}
const { TRUSTED_PROXY: _, ...direct } = behindProxy

describe('files with secrets', () => {
  test.each([
    ['SESSION_PEPPER_FILE', { ...behindProxy, SESSION_PEPPER: undefined, SESSION_PEPPER_FILE: file('open') }],
    ['TLS_KEY', { ...direct, TRUSTED_PROXY: 'none', TLS_CERT: file('crt'), TLS_KEY: file('open') }],
  ])('%s is refused when everyone can read the file, with the command that mends it', (name, env) => {
    writeFileSync(file('open'), `${pepper}\n`, { mode: 0o644 })
    expect(() => readConfig(env)).toThrow(
      `Everyone on this computer can read ${name}. Run: chmod o-rwx ${file('open')}`,
    )
  })
})

describe('accepted settings', () => {
  test('a server behind a proxy listens on this computer only', () => {
    expect(readConfig(behindProxy)).toMatchObject({
      authMode: 'real',
      host: '127.0.0.1',
      real: { publicOrigin: 'https://app.example', pepper, proxies: ['127.0.0.1'], tls: undefined },
    })
  })

  test("the organisation's name is shown to patients as set", () => {
    expect(readConfig(behindProxy)).toMatchObject({ real: { organisation: 'Leeds Chest Clinic' } })
  })

  test('a server with its own TLS may listen on every address', () => {
    const env = {
      ...direct,
      HOST: '0.0.0.0',
      TRUSTED_PROXY: 'none',
      TLS_CERT: file('crt'),
      TLS_KEY: file('key'),
    }
    expect(readConfig(env)).toMatchObject({
      host: '0.0.0.0',
      real: { proxies: [], tls: { cert: 'certificate', key: 'key' } },
    })
  })

  test('on localhost plain http is accepted for a trial', () => {
    const env = { ...direct, PUBLIC_ORIGIN: 'http://localhost:8710' }
    expect(readConfig(env)).toMatchObject({
      real: { publicOrigin: 'http://localhost:8710', proxies: [], tls: undefined },
    })
  })

  test('a pepper file replaces the pepper setting', () => {
    const env = { ...behindProxy, SESSION_PEPPER: 'y'.repeat(40), SESSION_PEPPER_FILE: file('pepper') }
    expect(readConfig(env)).toMatchObject({ real: { pepper } })
  })
})

describe('settings that prevent the start', () => {
  test.each([
    ['no address', { PUBLIC_ORIGIN: undefined }, /needs PUBLIC_ORIGIN/],
    ['an address without TLS', { PUBLIC_ORIGIN: 'http://app.example' }, /needs PUBLIC_ORIGIN/],
    ['an address with a path', { PUBLIC_ORIGIN: 'https://app.example/app' }, /needs PUBLIC_ORIGIN/],
    ['no address at all', { PUBLIC_ORIGIN: 'app.example' }, /needs PUBLIC_ORIGIN/],
    [
      'localhost, and open to others',
      { PUBLIC_ORIGIN: 'http://localhost:8710', HOST: '0.0.0.0' },
      /needs PUBLIC_ORIGIN/,
    ],
    ['localhost, and a proxy', { PUBLIC_ORIGIN: 'http://localhost:8710' }, /cannot use a proxy or TLS/],
    ['no pepper', { SESSION_PEPPER: undefined }, /at least 32 random bytes/],
    ['a short pepper', { SESSION_PEPPER: 'x'.repeat(31) }, /at least 32 random bytes/],
    ['a short pepper in a file', { SESSION_PEPPER_FILE: file('short') }, /at least 32 random bytes/],
    [
      'a file that is not there',
      { SESSION_PEPPER_FILE: file('gone') },
      /SESSION_PEPPER_FILE must be the path/,
    ],
    ['neither proxy nor TLS', { TRUSTED_PROXY: undefined }, /needs TRUSTED_PROXY/],
    ['no proxy, and no TLS either', { TRUSTED_PROXY: 'none' }, /needs TRUSTED_PROXY/],
    ['a proxy by name', { TRUSTED_PROXY: 'caddy' }, /must be an address/],
    ['every proxy', { TRUSTED_PROXY: '*' }, /must be an address/],
    ['a certificate without its key', { TLS_CERT: file('crt') }, /both TLS_CERT and TLS_KEY/],
    ['no organisation', { ORGANISATION: undefined }, /needs ORGANISATION/],
    ['a name of spaces', { ORGANISATION: '  ' }, /needs ORGANISATION/],
    ['a name that is a story', { ORGANISATION: 'x'.repeat(101) }, /needs ORGANISATION/],
    ['a contact that is no address', { SECURITY_CONTACT: 'Helen Marsh' }, /SECURITY_CONTACT must be/],
    [
      'a contact with a line of its own',
      { SECURITY_CONTACT: 'mailto:a@b.c\nPolicy: x' },
      /SECURITY_CONTACT must be/,
    ],
    ['a key that is not there', { TLS_CERT: file('crt'), TLS_KEY: file('gone') }, /TLS_KEY must be the path/],
  ])('are refused with a hint: %s', (_name, change, message) => {
    const env = { ...behindProxy, ...change }
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(message)
  })

  test('are refused without repeating the pepper', () => {
    expect(() => readConfig({ ...behindProxy, TRUSTED_PROXY: 'x' })).not.toThrow(new RegExp(pepper))
  })
})

describe('choosing the built app', () => {
  test("uses the one built for the server's mode", () => {
    const web = built({ dist: 'demo', 'dist-real': 'real' })
    expect(findBuiltApp('demo', web)).toBe(join(web, 'dist'))
    expect(findBuiltApp('real', web)).toBe(join(web, 'dist-real'))
  })

  test('allows a missing one during development', () => {
    expect(findBuiltApp('real', built({ dist: 'demo' }))).toBeUndefined()
  })

  test('refuses one of the other mode, or without a stated mode', () => {
    expect(() => findBuiltApp('real', built({ 'dist-real': 'demo' }))).toThrow(/AUTH_MODE=real npm run build/)
    expect(() => findBuiltApp('demo', built({ dist: 'real' }))).toThrow(/AUTH_MODE=demo npm run build/)
    expect(() => findBuiltApp('real', built({ 'dist-real': undefined }))).toThrow(ConfigError)
  })

  function built(modes: Record<string, string | undefined>): string {
    const web = mkdtempSync(join(folder, 'web-'))
    for (const [name, mode] of Object.entries(modes)) {
      mkdirSync(join(web, name))
      if (mode !== undefined) writeFileSync(join(web, name, 'auth-mode.txt'), `${mode}\n`)
    }
    return web
  }
})
