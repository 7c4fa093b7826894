import type { Command } from '@second-wind/api/ops/admin/commands'
import { revokeDeviceCommand } from '@second-wind/api/ops/admin/device-commands'
import { endShareCommand, listSharesCommand } from '@second-wind/api/ops/admin/share-commands'
import { readConfig } from '@second-wind/api/platform/config/config'
import { patientRecordPath } from '@second-wind/core/care/contract/patient-record'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { getSession } from '../../access/accounts/new-device-requests.ts'
import { listAudit, closeApi, type JoinedPatient, joinPatient } from '../../access/join/join-requests.ts'

let api: RealApi
let clinicianCookie: string
let gwen: JoinedPatient
beforeEach(async () => {
  api = await openRealApi()
  clinicianCookie = (await api.signInClinician(1)).cookie
  gwen = await joinPatient(api, clinicianCookie)
})
afterEach(() => closeApi(api))

const run = (command: Command, ...args: (string | number)[]) =>
  command(api.db, args.map(String), readConfig({}))
const lastAct = async () => (await listAudit(api)).at(-1)

describe('a share that the operator ends', () => {
  test('hides the patient from the clinician’s next request', async () => {
    const { message } = await run(listSharesCommand, gwen.user.id)
    expect(message).toBe(
      'clinician 1  Dr. Helen Marsh, Respiratory Medicine  since 2026-11-20T18:00:00.000Z  text 2026-11-22',
    )
    expect((await api.as(clinicianCookie).get(patientRecordPath(gwen.user.id))).status).toBe(200)
    expect((await run(endShareCommand, gwen.user.id, 1)).isGood).toBe(true)
    expect((await api.as(clinicianCookie).get(patientRecordPath(gwen.user.id))).status).toBe(404)
    expect((await run(listSharesCommand, gwen.user.id)).message).toBe(
      `Patient ${gwen.user.id} does not share with anyone.`,
    )
    const acts = await listAudit(api)
    expect(acts.filter(({ action }) => action === 'share.withdraw')).toMatchObject([
      { who: 'operator 0', patientId: gwen.user.id, outcome: 'done' },
    ])
  })

  test('is reported as an error if it does not exist', async () => {
    expect(await run(endShareCommand, gwen.user.id, 2)).toMatchObject({
      isGood: false,
      message: expect.stringContaining('does not share with clinician 2'),
    })
  })
})

describe('a phone that the operator revokes', () => {
  test.each([
    ['lost', true],
    ['revoked', false],
  ])('is signed out with its next request when it is marked as %s', async (_, isLost) => {
    const done = await run(revokeDeviceCommand({ isLost }), gwen.user.id, gwen.phone.id)
    expect(done.isGood).toBe(true)
    expect(await getSession(api, gwen.cookie)).toEqual({ state: 'revoked', wipe: isLost })
    expect(await lastAct()).toEqual({
      who: 'operator 0',
      action: isLost ? 'device.lost' : 'device.revoke',
      patientId: gwen.user.id,
      object: `phone ${gwen.phone.id}`,
      outcome: 'done',
    })
  })

  test('is not revoked if it is unknown or of another patient', async () => {
    for (const [patient, phone] of [
      [1, gwen.phone.id],
      [gwen.user.id, idNumbered(0xfff)],
    ] as const) {
      const refused = await run(revokeDeviceCommand({ isLost: true }), patient, phone)
      expect(refused).toMatchObject({
        isGood: false,
        message: expect.stringContaining('has no linked phone'),
      })
    }
    expect((await getSession(api, gwen.cookie)).state).toBe('fresh')
  })
})
