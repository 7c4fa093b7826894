import { commands } from '@second-wind/api/ops/admin/commands'
import type { Config } from '@second-wind/api/platform/config/config'
import { enrolmentLookupPath, enrolmentLookupReply } from '@second-wind/core/access/contract/clinician-auth'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { openRealApi, type RealApi } from '../../../support/open-real-api.ts'
import {
  isSignedIn,
  anonymous,
  closeApi,
  signInWithPasskey,
  enrolWithPasskey,
} from '../../access/clinician-accounts/enrol-clinician.ts'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
  // The commands go by the clock on the wall.
  api.clock.setTo(new Date().toISOString())
})
afterEach(() => closeApi(api))

const peter = [
  '--name',
  'Peter Lowe',
  '--title',
  'Mr',
  '--department',
  'Physiotherapy',
  '--username',
  'Peter.Lowe',
]

function run(name: keyof typeof commands, ...args: string[]) {
  const config: Config = {
    authMode: 'real',
    real: api.real,
    port: 0,
    host: '127.0.0.1',
    dataDir: '.',
    logsRequests: false,
    openWeather: undefined,
  }
  return commands[name](api.db, args, config)
}

const tokenIn = (message: string): string => /#t=(\S+)/.exec(message)?.[1] ?? ''

/** Of the operator, oldest first. */
async function operatorsActs(): Promise<string[]> {
  const rows = await api.db
    .selectFrom('audit')
    .select(['action', 'object'])
    .where('actor_kind', '=', 'operator')
    .orderBy('seq')
    .execute()
  return rows.map(({ action, object }) => `${action}: ${object}`)
}

describe('creating clinicians by command', () => {
  test('creating a clinician prints an enrolment link, and a new link ends the previous one', async () => {
    const made = await run('clinician create', ...peter)
    const token = tokenIn(made.message)
    const look = await anonymous(api).post(enrolmentLookupPath, { token })
    expect(enrolmentLookupReply.parse(await look.json())).toEqual({
      clinician: { id: 3, name: 'Peter Lowe', title: 'Mr', department: 'Physiotherapy' },
      username: 'peter.lowe',
    })
    expect((await run('clinician link', 'peter.lowe')).isGood).toBe(true)
    expect((await anonymous(api).post(enrolmentLookupPath, { token })).status).toBe(404)
    expect((await run('clinician list')).message).toBe(
      'peter.lowe  clinician 3  Mr Peter Lowe, Physiotherapy  not enrolled yet',
    )
    expect(await operatorsActs()).toEqual(['clinician.create: clinician 3', 'clinician.link: clinician 3'])
  })

  test('an existing username and a missing name are refused', async () => {
    await run('clinician create', ...peter)
    expect(await run('clinician create', ...peter)).toEqual({
      isGood: false,
      message: 'The username peter.lowe is already taken.',
    })
    expect((await run('clinician create', '--username', 'peter')).message).toContain(
      'Usage: clinician create --name',
    )
    expect((await run('clinician create', '--nonsense')).isGood).toBe(false)
    expect(await operatorsActs()).toHaveLength(1)
  })
})

describe('disabling and enabling an account', () => {
  test('a disabled clinician is signed out with the next request and cannot sign in until enabled', async () => {
    const { cookie, passkey } = await enrolWithPasskey(api)
    await run('clinician disable', 'helen.marsh')
    expect(await isSignedIn(api, cookie)).toBe(false)
    expect((await signInWithPasskey(api, passkey)).status).toBe(401)
    expect((await run('clinician list')).message).toContain('disabled since')
    await run('clinician enable', 'helen.marsh')
    expect(await isSignedIn(api, cookie)).toBe(false)
    expect((await signInWithPasskey(api, passkey)).status).toBe(204)
    expect(await operatorsActs()).toEqual(['clinician.disable: clinician 1', 'clinician.enable: clinician 1'])
  })

  test('after a stolen sign-in method, a new link restores access and the stolen method stays invalid', async () => {
    const { passkey: stolen } = await enrolWithPasskey(api)
    const { message: before } = await run('clinician link', 'helen.marsh')
    await run('clinician disable', 'helen.marsh')
    expect((await anonymous(api).post(enrolmentLookupPath, { token: tokenIn(before) })).status).toBe(404)

    const { message } = await run('clinician link', 'helen.marsh')
    expect(message).toContain('This also enables the account.')
    expect((await signInWithPasskey(api, stolen)).status).toBe(401)
    const { passkey } = await enrolWithPasskey(api, tokenIn(message))
    expect((await signInWithPasskey(api, stolen)).status).toBe(401)
    expect((await signInWithPasskey(api, passkey)).status).toBe(204)
  })

  test("ending a clinician's sessions keeps the account", async () => {
    const { cookie, passkey } = await enrolWithPasskey(api)
    expect((await run('session revoke', 'helen.marsh')).message).toBe('helen.marsh is signed out everywhere.')
    expect(await isSignedIn(api, cookie)).toBe(false)
    expect((await signInWithPasskey(api, passkey)).status).toBe(204)
    expect((await run('session revoke', 'nobody')).message).toContain(
      'There is no clinician with the username "nobody"',
    )
  })
})
