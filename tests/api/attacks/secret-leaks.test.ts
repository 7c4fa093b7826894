import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commands } from '@second-wind/api/ops/admin/commands'
import { makeBackup } from '@second-wind/api/ops/backup/make-backup'
import { logErrorAsJson, logRequestAsJson } from '@second-wind/api/platform/log'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type RealApi, openRealApi } from '../../support/open-real-api.ts'
import { requestDeviceLink } from '../access/accounts/linked-devices.ts'
import {
  createEnrolmentLink,
  goodPassword,
  signInWithPassword,
  enrolWithPassword,
} from '../access/clinician-accounts/enrol-clinician.ts'
import { requestJoin, createInvitation } from '../access/join/join-requests.ts'
import { createPatientWithAllData } from '../rights/patient-with-all-data.ts'

let folder: string
let api: RealApi
/** Everything that the server prints, and every error response. */
let printed: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-leaks-'))
  printed = ''
  const keep = (...args: unknown[]) => void (printed += `${args.join(' ')}\n`)
  for (const method of ['log', 'error', 'warn', 'info', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(keep)
  const requestLog = { log: logRequestAsJson, key: 'a key of this test' }
  api = await openRealApi({ file: join(folder, 'data.db'), requestLog })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await api.close()
  rmSync(folder, { recursive: true })
})

const leakedFrom = (text: string, secrets: Iterable<string>): string[] =>
  [...secrets].filter((word) => word.length > 5 && text.includes(word))

describe('a secret sent to every route', () => {
  test('appears in no log, error or manifest, for thousands of names, notes, codes, tokens and passwords', async () => {
    const { cookie: clinicianCookie, secrets: clinicianSecrets } = await aClinician()
    const person = await createPatientWithAllData(api, clinicianCookie, 'amina')
    const secrets = new Set([
      ...person.canaries,
      ...clinicianSecrets,
      person.recoveryCode,
      valueOf(person.cookie),
    ])
    for (const secret of await secretsOfJoining(clinicianCookie)) secrets.add(secret)

    const typed = () => {
      const word = `Quill${secrets.size}feather`
      secrets.add(word)
      return word
    }
    for (const round of ['whole', 'broken'] as const) {
      if (round === 'broken') await breakTables()
      for (const cookie of [undefined, clinicianCookie, person.cookie, `__Host-sw_p=${typed()}`])
        for (const address of await throughEveryRoute(cookie, typed)) secrets.add(address)
      await signInWithPassword(api, { username: typed(), password: typed(), code: typed() })
    }
    for (const error of api.unexpectedErrors)
      logErrorAsJson({ code: 'internal', error, method: 'GET', route: 'x' })

    const { file, manifest } = await makeBackup(
      join(folder, 'data.db'),
      join(folder, 'backups'),
      api.clock.now(),
    )
    printed += `${file} ${JSON.stringify(manifest)} ${readFileSync(`${file}.json`, 'utf8')}`
    printed += (await commands['audit verify'](api.db, [])).message

    expect(secrets.size).toBeGreaterThan(5_000)
    expect(api.unexpectedErrors.length).toBeGreaterThan(0)
    expect(printed.split('\n').length).toBeGreaterThan(api.routes.length * 8)
    expect(leakedFrom(printed, secrets)).toEqual([])
    // The search finds what is there: all of it is in the database, and one that is printed is found.
    const stored = readFileSync(file, 'latin1')
    expect(leakedFrom(stored, person.canaries).length).toBeGreaterThan(150)
    expect(leakedFrom(stored, [...clinicianSecrets, person.recoveryCode, valueOf(person.cookie)])).toEqual([])
    console.error(new Error(`no such patient: ${person.canaries[7]}`).message)
    expect(leakedFrom(printed, secrets)).toEqual([person.canaries[7]])
  })
})

/** Helen with a password, an authenticator app and an unused enrolment link. */
async function aClinician(): Promise<{ cookie: string; secrets: string[] }> {
  const { cookie, secret, recoveryCodes, code } = await enrolWithPassword(api)
  await signInWithPassword(api, { code: code() })
  const session = (await api.signInClinician(1)).cookie
  const secrets = [
    goodPassword,
    secret,
    ...recoveryCodes,
    valueOf(cookie),
    valueOf(session),
    await createEnrolmentLink(api),
  ]
  return { cookie: session, secrets }
}

async function secretsOfJoining(clinicianCookie: string): Promise<string[]> {
  const [open, requested, link] = [
    await createInvitation(api, clinicianCookie),
    await createInvitation(api, clinicianCookie),
    await requestDeviceLink(api),
  ]
  const { secret } = await requestJoin(api, { token: requested.token })
  return [open.token, open.code, requested.token, requested.code, secret, link.code, link.secret]
}

const valueOf = (cookie: string): string => cookie.split('=')[1] ?? ''

/** Own words in every place of a request: path, query, headers, fields, names of fields. Errors are kept. */
async function throughEveryRoute(cookie: string | undefined, typed: () => string): Promise<string[]> {
  const addresses: string[] = []
  for (const { method, path } of api.routes) {
    const headers = {
      referer: `https://${typed()}.example/`,
      'user-agent': typed(),
      'idempotency-key': typed(),
      'x-forwarded-for': `203.0.113.${addresses.length % 250}`,
    }
    const part = path.includes(':') ? `Path${addresses.length}feather` : ''
    addresses.push(part)
    const body = method === 'GET' ? undefined : everyField(typed)
    const to = `${path.replace(/:\w+/, part)}?since=${typed()}`
    const response = await api.as(cookie).send(method, to, body, headers)
    if (response.status >= 400) printed += `${response.status} ${await response.text()}\n`
  }
  return addresses
}

function everyField(typed: () => string): object {
  const names = [
    'name',
    'email',
    'username',
    'location',
    'phone',
    'notes',
    'message',
    'label',
    'password',
    'code',
  ]
  const credentials = { id: typed(), secret: typed(), token: typed(), code: typed() }
  return {
    ...Object.fromEntries(names.map((name) => [name, typed()])),
    ...credentials,
    invite: credentials,
    join: credentials,
    device: { ...credentials, key: credentials, label: typed() },
    person: { recoveryCode: typed(), passkey: { response: credentials } },
    consent: { version: typed(), sha256: typed() },
    mutations: [{ ...credentials, payload: { notes: typed() } }],
    [typed()]: typed(),
  }
}

async function breakTables(): Promise<void> {
  for (const table of [
    'symptom_entries',
    'triage_results',
    'activities',
    'messages',
    'joins',
    'recovery_codes',
  ])
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_gone`)}`.execute(api.db)
}
