import {
  stepUpOptionsPath,
  stepUpOptionsReply,
  stepUpPath,
} from '@second-wind/core/access/contract/clinician-auth'
import {
  removePasskeyPath,
  renamePasskeyPath,
} from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRealApi, type RealApi } from '../../../support/open-real-api.ts'
import {
  addSecondPasskey,
  cookieOf,
  isSignedIn,
  getOwnSignIn,
  closeApi,
  signInWithPasskey,
  signInWithPassword,
  enrolWithPasskey,
  enrolWithPassword,
} from './enrol-clinician.ts'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => closeApi(api))

const read = (cookie: string) => getOwnSignIn(api, cookie)

describe("a clinician's own passkeys", () => {
  test('a removed passkey no longer signs in, and other sessions of its clinician end', async () => {
    const first = await enrolWithPasskey(api)
    const { cookie, laptop } = await addSecondPasskey(api, first.cookie)
    const elsewhere = cookieOf(await signInWithPasskey(api, laptop))
    const removed = await api.as(cookie).post(removePasskeyPath(laptop.id), {})
    expect(removed.status).toBe(204)
    expect((await signInWithPasskey(api, laptop)).status).toBe(401)
    expect((await signInWithPasskey(api, first.passkey)).status).toBe(204)
    expect(await isSignedIn(api, elsewhere)).toBe(false)
    expect((await read(cookieOf(removed))).passkeys.map(({ label }) => label)).toEqual(['Desk'])
  })

  test('a removed passkey is not offered for step-up, and completes none', async () => {
    const first = await enrolWithPasskey(api)
    const { cookie, laptop } = await addSecondPasskey(api, first.cookie)
    const { passkey: request } = stepUpOptionsReply.parse(
      await (await api.as(cookie).post(stepUpOptionsPath, {})).json(),
    )
    const now = cookieOf(await api.as(cookie).post(removePasskeyPath(laptop.id), {}))
    const response = laptop.show(request?.options.challenge ?? '')
    const proof = { challengeId: request?.challengeId ?? '', response }
    expect((await api.as(now).post(stepUpPath, proof)).status).toBe(403)
    const anew = await (await api.as(now).post(stepUpOptionsPath, {})).text()
    expect(anew).toContain(first.passkey.id)
    expect(anew).not.toContain(laptop.id)
  })

  test('the only way to sign in cannot be removed, even while recovery codes are left', async () => {
    const { cookie, passkey } = await enrolWithPasskey(api)
    expect((await api.as(cookie).post(removePasskeyPath(passkey.id), {})).status).toBe(409)
    expect((await signInWithPasskey(api, passkey)).status).toBe(204)
    expect(await isSignedIn(api, cookie)).toBe(true)
  })

  test('the last passkey can be removed while a password is left', async () => {
    const first = await enrolWithPassword(api)
    const { cookie, laptop } = await addSecondPasskey(api, first.cookie)
    expect((await api.as(cookie).post(removePasskeyPath(laptop.id), {})).status).toBe(204)
    expect((await signInWithPassword(api, { code: first.code() })).status).toBe(204)
  })

  test('one passkey remains when the last two are removed at once', async () => {
    const first = await enrolWithPasskey(api)
    const { cookie, laptop } = await addSecondPasskey(api, first.cookie)
    const responses = await Promise.all(
      [first.passkey.id, laptop.id].map((id) => api.as(cookie).post(removePasskeyPath(id), {})),
    )
    expect(responses.filter((response) => response.status === 204)).toHaveLength(1)
    expect(
      await api.db.selectFrom('passkeys').selectAll().where('removed_at', 'is', null).execute(),
    ).toHaveLength(1)
  })

  test('a passkey can be renamed, but not to an empty or too long name', async () => {
    const { cookie, passkey } = await enrolWithPasskey(api)
    const rename = (label: string) => api.as(cookie).post(renamePasskeyPath(passkey.id), { label })
    expect((await rename(' Blue security key ')).status).toBe(204)
    expect((await rename('')).status).toBe(422)
    expect((await rename('x'.repeat(61))).status).toBe(422)
    expect((await read(cookie)).passkeys[0]?.label).toBe('Blue security key')
  })

  test('renaming a passkey over a slow connection does not make other requests wait', async () => {
    const { cookie, passkey } = await enrolWithPasskey(api)
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
