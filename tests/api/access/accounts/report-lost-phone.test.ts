import { patientDevicesPath, patientDevicesReply } from '@second-wind/core/access/contract/patient-devices'
import { patientViewsPath, recordViewsReply } from '@second-wind/core/care/contract/patient-record'
import { minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { listAudit, closeApi, joinPatient } from '../join/join-requests.ts'
import { requestNewDeviceInvitation, readRefusal, reportLost, getSession } from './new-device-requests.ts'

let api: RealApi
let clinicianCookie: string
beforeEach(async () => {
  api = await openRealApi()
  clinicianCookie = (await api.signInClinician(1)).cookie
})
afterEach(() => closeApi(api))

const phonesOf = (cookie: string, patient: number) => api.as(cookie).get(patientDevicesPath(patient))

describe('the phones of a patient', () => {
  test('are shown to a clinician with kind, date and last contact, and the patient sees that view', async () => {
    const { phone, cookie, user } = await joinPatient(api, clinicianCookie)
    api.clock.advance(minuteMs)
    await getSession(api, cookie)
    expect(patientDevicesReply.parse(await (await phonesOf(clinicianCookie, user.id)).json())).toEqual([
      {
        id: phone.id,
        label: 'Chrome on Android',
        since: '2026-11-20T18:00:00.000Z',
        lastHeardAt: '2026-11-20T18:01:00.000Z',
      },
    ])
    const views = recordViewsReply.parse(
      await (await api.as(clinicianCookie).get(patientViewsPath(user.id))).json(),
    )
    expect(views.map(({ action }) => action)).toContain('devices.list')
  })

  test('cannot be found by a clinician without a share, nor through another patient', async () => {
    const { phone, cookie, user } = await joinPatient(api, clinicianCookie)
    const stranger = (await api.signInClinician(2)).cookie
    for (const response of [
      await phonesOf(stranger, user.id),
      await reportLost(api, stranger, user.id, phone.id),
      // Patient 2 is theirs; the phone is not patient 2's.
      await reportLost(api, stranger, 2, phone.id),
      await requestNewDeviceInvitation(api, stranger, user.id),
    ]) {
      expect(await readRefusal(response)).toEqual([404, 'not_found'])
    }
    expect((await getSession(api, cookie)).state).toBe('fresh')
  })
})

describe('a phone that a clinician reports lost', () => {
  test('is signed out with its next request and instructed to delete its data', async () => {
    const { phone, cookie, user } = await joinPatient(api, clinicianCookie)
    expect((await reportLost(api, clinicianCookie, user.id, phone.id)).status).toBe(204)
    expect(await getSession(api, cookie)).toEqual({ state: 'revoked', wipe: true })
    expect(patientDevicesReply.parse(await (await phonesOf(clinicianCookie, user.id)).json())).toEqual([])
    expect((await reportLost(api, clinicianCookie, user.id, phone.id)).status).toBe(204)
    const acts = (await listAudit(api)).filter(({ action }) => action === 'device.lost')
    expect(acts).toEqual([
      {
        who: 'clinician 1',
        action: 'device.lost',
        patientId: user.id,
        object: `phone ${phone.id}`,
        outcome: 'done',
      },
    ])
  })

  test('is the only one that is signed out', async () => {
    const [lost, kept] = [await api.signInPatient(1), await api.signInPatient(1)]
    await reportLost(api, clinicianCookie, 1, lost.deviceId)
    expect((await getSession(api, lost.cookie)).state).toBe('revoked')
    expect((await getSession(api, kept.cookie)).state).toBe('fresh')
  })

  test('needs a proof in the last five minutes, and so does an invitation for a new phone', async () => {
    const { phone, cookie, user } = await joinPatient(api, clinicianCookie)
    api.clock.advance(5 * minuteMs + 1)
    expect(await readRefusal(await reportLost(api, clinicianCookie, user.id, phone.id))).toEqual([
      403,
      'step_up_required',
    ])
    expect(await readRefusal(await requestNewDeviceInvitation(api, clinicianCookie, user.id))).toEqual([
      403,
      'step_up_required',
    ])
    expect((await getSession(api, cookie)).state).toBe('fresh')
  })
})
