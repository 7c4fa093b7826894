import { seal } from '@second-wind/api/clinician-accounts/sealed'
import { totpAt } from '@second-wind/api/clinician-accounts/totp'
import {
  enrolledReply,
  enrolTotpReply,
  stepUpOptionsPath,
  stepUpOptionsReply,
  stepUpPath,
} from '@second-wind/core/contract/clinician-auth'
import {
  changePasswordPath,
  newAuthenticatorOptionsPath,
  newAuthenticatorPath,
  newRecoveryCodesPath,
  removePasskeyPath,
  renamePasskeyPath,
} from '@second-wind/core/contract/own-sign-in'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRealApi, type OpenRealApi } from '../../support/open-real-api.ts'
import {
  addPasskey,
  auditOf,
  cookieOf,
  goodPassword,
  isSignedIn,
  readOwn,
  shut,
  signIn,
  typePassword,
  withPasskey,
  withPassword,
} from './enrolled.ts'

const betterPassword = 'wagon mustard eleven pillow'

let api: OpenRealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => shut(api))

const read = (cookie: string) => readOwn(api, cookie)

/** Asks for a new key for the app, and answers what to send back. */
async function startAuthenticator(cookie: string) {
  const offer = await api.as(cookie).post(newAuthenticatorOptionsPath, {})
  const { challengeId, secret } = enrolTotpReply.parse(await offer.json())
  return { challengeId, secret, code: totpAt(secret, api.clock.now()) }
}

describe('a clinician reads', () => {
  test('which passkeys there are and when each was used', async () => {
    const { cookie, passkey } = await withPasskey(api)
    api.clock.advance(60_000)
    await signIn(api, passkey)
    expect(await read(cookie)).toMatchObject({
      passkeys: [
        {
          id: passkey.id,
          label: 'Desk',
          createdAt: '2026-11-20T18:00:00.000Z',
          lastUsedAt: '2026-11-20T18:01:00.000Z',
        },
      ],
      hasPassword: false,
    })
  })

  test('how many recovery codes are left', async () => {
    const { cookie, recoveryCodes } = await withPassword(api)
    await typePassword(api, { code: recoveryCodes[0] ?? '' })
    expect(await read(cookie)).toMatchObject({ passkeys: [], hasPassword: true, recoveryCodesLeft: 9 })
  })

  test('where else they are signed in: not here, not where it ran out, and nobody else', async () => {
    const { passkey } = await withPasskey(api)
    api.clock.advance(11 * 60_000)
    await signIn(api, passkey)
    await api.signInClinician(2)
    api.clock.advance(60_000)
    const here = cookieOf(await signIn(api, passkey))
    expect((await read(here)).otherSessions).toMatchObject([
      { signedInAt: '2026-11-20T18:11:00.000Z', lastUsedAt: '2026-11-20T18:11:00.000Z' },
    ])
  })
})

describe('a passkey', () => {
  test('that is removed signs nobody in, and whoever had signed in elsewhere is out', async () => {
    const first = await withPasskey(api)
    const { cookie, laptop } = await addPasskey(api, first.cookie)
    const elsewhere = cookieOf(await signIn(api, laptop))
    const removed = await api.as(cookie).post(removePasskeyPath(laptop.id), {})
    expect(removed.status).toBe(204)
    expect((await signIn(api, laptop)).status).toBe(401)
    expect((await signIn(api, first.passkey)).status).toBe(204)
    expect(await isSignedIn(api, elsewhere)).toBe(false)
    expect((await read(cookieOf(removed))).passkeys.map(({ label }) => label)).toEqual(['Desk'])
  })

  test('that was removed is not offered for a second proof, and proves nothing', async () => {
    const first = await withPasskey(api)
    const { cookie, laptop } = await addPasskey(api, first.cookie)
    const { passkey: asked } = stepUpOptionsReply.parse(
      await (await api.as(cookie).post(stepUpOptionsPath, {})).json(),
    )
    const now = cookieOf(await api.as(cookie).post(removePasskeyPath(laptop.id), {}))
    const response = laptop.show(asked?.options.challenge ?? '')
    const proof = { challengeId: asked?.challengeId ?? '', response }
    expect((await api.as(now).post(stepUpPath, proof)).status).toBe(403)
    const anew = await (await api.as(now).post(stepUpOptionsPath, {})).text()
    expect(anew).toContain(first.passkey.id)
    expect(anew).not.toContain(laptop.id)
  })

  test('that is the only way in stays, also when recovery codes are left', async () => {
    const { cookie, passkey } = await withPasskey(api)
    expect((await api.as(cookie).post(removePasskeyPath(passkey.id), {})).status).toBe(409)
    expect((await signIn(api, passkey)).status).toBe(204)
    expect(await isSignedIn(api, cookie)).toBe(true)
  })

  test('may go where a password is left', async () => {
    const first = await withPassword(api)
    const { cookie, laptop } = await addPasskey(api, first.cookie)
    expect((await api.as(cookie).post(removePasskeyPath(laptop.id), {})).status).toBe(204)
    expect((await typePassword(api, { code: first.code() })).status).toBe(204)
  })

  test('of two removed at once one stays', async () => {
    const first = await withPasskey(api)
    const { cookie, laptop } = await addPasskey(api, first.cookie)
    const answers = await Promise.all(
      [first.passkey.id, laptop.id].map((id) => api.as(cookie).post(removePasskeyPath(id), {})),
    )
    expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1)
    expect(
      await api.db.selectFrom('passkeys').selectAll().where('removed_at', 'is', null).execute(),
    ).toHaveLength(1)
  })

  test('can be given a name, with nothing but a name', async () => {
    const { cookie, passkey } = await withPasskey(api)
    const rename = (label: string) => api.as(cookie).post(renamePasskeyPath(passkey.id), { label })
    expect((await rename(' Blue security key ')).status).toBe(204)
    expect((await rename('')).status).toBe(422)
    expect((await rename('x'.repeat(61))).status).toBe(422)
    expect((await read(cookie)).passkeys[0]?.label).toBe('Blue security key')
  })

  test('that is given a name over a slow line keeps nobody else waiting', async () => {
    const { cookie, passkey } = await withPasskey(api)
    const { readable: body, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const slow = {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    }
    const renamed = api.request(renamePasskeyPath(passkey.id), slow)
    const { cookie: peters } = await api.signInClinician(2)
    expect((await api.as(peters).get('/api/clinician-dashboard')).status).toBe(200)

    const line = writable.getWriter()
    await line.write(new TextEncoder().encode('{"label":"Blue"}'))
    await line.close()
    expect((await renamed).status).toBe(204)
  })
})

describe('a password', () => {
  const change = (cookie: string, typed: { current?: string; password?: string }) =>
    api.as(cookie).post(changePasswordPath, { current: goodPassword, password: betterPassword, ...typed })

  test('that is changed is the only one from then on', async () => {
    const { cookie, code } = await withPassword(api)
    expect((await change(cookie, {})).status).toBe(204)
    expect((await typePassword(api, { code: code() })).status).toBe(401)
    expect((await typePassword(api, { password: betterPassword, code: code() })).status).toBe(204)
  })

  test('is not changed by whoever does not know it, who is slowed down and written down', async () => {
    const { cookie } = await withPassword(api)
    const guess = () => change(cookie, { current: 'not the password at all' })
    const told: number[] = []
    for (let n = 0; n < 5; n += 1) told.push((await guess()).status)
    expect(told).toEqual([403, 403, 403, 403, 429])
    expect(await isSignedIn(api, cookie)).toBe(true)
    expect(await auditOf(api)).toContain(`clinician.change-password ${changePasswordPath} refused`)
  })

  test('that is easy to guess is not taken', async () => {
    const { cookie } = await withPassword(api)
    const answer = await change(cookie, { password: 'Password1234567' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('easy to guess')
  })
})

describe('an authenticator app', () => {
  test('that is changed counts alone, once it has shown a code', async () => {
    const { cookie, code, secret: before } = await withPassword(api)
    const { challengeId, secret, code: shown } = await startAuthenticator(cookie)
    expect(secret).not.toBe(before)
    const wrong = await api.as(cookie).post(newAuthenticatorPath, { challengeId, code: code() })
    expect(wrong.status).toBe(422)
    const right = await api.as(cookie).post(newAuthenticatorPath, { challengeId, code: shown })
    expect(right.status).toBe(204)
    expect((await typePassword(api, { code: code() })).status).toBe(401)
    expect((await typePassword(api, { code: shown })).status).toBe(401)
    api.clock.advance(60_000)
    expect((await typePassword(api, { code: totpAt(secret, api.clock.now()) })).status).toBe(204)
  })

  test('that was offered before the pepper was changed is not taken', async () => {
    const { cookie } = await withPassword(api)
    const { challengeId, secret, code } = await startAuthenticator(cookie)
    const challenge = seal('the pepper of before', secret)
    await api.db.updateTable('challenges').set({ challenge }).where('id', '=', challengeId).execute()
    expect((await api.as(cookie).post(newAuthenticatorPath, { challengeId, code })).status).toBe(422)
  })

  test('that was offered to somebody else is not taken', async () => {
    const { cookie } = await withPassword(api)
    const { challengeId, code } = await startAuthenticator(cookie)
    await api.db.updateTable('challenges').set({ owner_id: 2 }).where('id', '=', challengeId).execute()
    expect((await api.as(cookie).post(newAuthenticatorPath, { challengeId, code })).status).toBe(422)
  })
})

test('whoever signs in by passkey alone is given no password and no authenticator app', async () => {
  const { cookie } = await withPasskey(api)
  const password = { current: '', password: betterPassword }
  expect((await api.as(cookie).post(changePasswordPath, password)).status).toBe(409)
  expect((await api.as(cookie).post(newAuthenticatorOptionsPath, {})).status).toBe(409)
})

test('ten new recovery codes end the ten before', async () => {
  const { cookie, code, recoveryCodes: before } = await withPassword(api)
  const answer = await api.as(cookie).post(newRecoveryCodesPath, {})
  expect(answer.status).toBe(201)
  const { recoveryCodes } = enrolledReply.parse(await answer.json())
  expect(new Set([...recoveryCodes, ...before]).size).toBe(20)
  expect((await read(cookieOf(answer))).recoveryCodesLeft).toBe(10)
  expect((await typePassword(api, { code: before[0] ?? '' })).status).toBe(401)
  expect((await typePassword(api, { code: recoveryCodes[0] ?? '' })).status).toBe(204)
  expect((await typePassword(api, { code: code() })).status).toBe(204)
})
