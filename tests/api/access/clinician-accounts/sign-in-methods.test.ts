import { minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRealApi, type RealApi } from '../../../support/open-real-api.ts'
import {
  cookieOf,
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

describe('the sign-in page of a clinician', () => {
  test('shows which passkeys exist and when each was last used', async () => {
    const { cookie, passkey } = await enrolWithPasskey(api)
    api.clock.advance(minuteMs)
    await signInWithPasskey(api, passkey)
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

  test('shows how many recovery codes are left', async () => {
    const { cookie, recoveryCodes } = await enrolWithPassword(api)
    await signInWithPassword(api, { code: recoveryCodes[0] ?? '' })
    expect(await read(cookie)).toMatchObject({ passkeys: [], hasPassword: true, recoveryCodesLeft: 9 })
  })

  test("shows the clinician's other current sessions, without this one, expired ones and those of other clinicians", async () => {
    const { passkey } = await enrolWithPasskey(api)
    api.clock.advance(11 * minuteMs)
    await signInWithPasskey(api, passkey)
    await api.signInClinician(2)
    api.clock.advance(minuteMs)
    const here = cookieOf(await signInWithPasskey(api, passkey))
    expect((await read(here)).otherSessions).toMatchObject([
      { signedInAt: '2026-11-20T18:11:00.000Z', lastUsedAt: '2026-11-20T18:11:00.000Z' },
    ])
  })
})
