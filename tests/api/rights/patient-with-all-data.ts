import { joinPath } from '@second-wind/core/access/contract/join'
import { patientPasskeyOptionsPath, patientPasskeysPath } from '@second-wind/core/access/contract/reauth'
import { ceremony } from '@second-wind/core/access/contract/webauthn'
import { callNotesPath } from '@second-wind/core/care/contract/call-notes'
import { priorityAlertsPath } from '@second-wind/core/care/contract/messages'
import { patientIdentityPath, patientThresholdPath } from '@second-wind/core/care/contract/patient-record'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { Mutation } from '@second-wind/core/sync/mutation'
import { pushPath } from '@second-wind/core/sync/protocol'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { fullProfile, fullReport } from '../../fixtures/full-records.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import type { RealApi } from '../../support/open-real-api.ts'
import { aPush } from '../../support/push.ts'
import {
  requestDeviceLink,
  lookUpDeviceLink,
  createUnlinkedPhone,
} from '../access/accounts/linked-devices.ts'
import { createNewDeviceInvitation } from '../access/accounts/new-device-requests.ts'
import { softPasskey } from '../access/clinician-accounts/soft-passkey.ts'
import { buildJoinBody, aDevice, createInvitation, joinPatient } from '../access/join/join-requests.ts'

export type PatientWithAllData = {
  id: PatientId
  cookie: string
  deviceId: string
  recoveryCode: string
  /** Words that only this patient has written, each in some table. */
  canaries: string[]
}

const entries = 140
/** Of the range that is kept for tests. */
const testNumbers = ['9990000018', '9990000026', '9990000034', '9990000042']

/**
 * A patient who has joined and has a row in every table that can hold personal data. `name`
 * makes two such people different.
 */
export async function createPatientWithAllData(
  api: RealApi,
  clinicianCookie: string,
  name: string,
): Promise<PatientWithAllData> {
  const canaries: string[] = []
  const canary = (): string => {
    canaries.push(`canary-${name}-${String(canaries.length).padStart(4, '0')}-wren`)
    return canaries.at(-1) ?? ''
  }
  const person = await joinPatient(api, clinicianCookie)
  const { id } = person.user
  const browser = api.as(person.cookie)
  const push = async (mutations: Mutation[]) => {
    const body = aPush(mutations, { deviceId: person.phone.id, ownerId: id })
    const reply = await browser.post(pushPath, body)
    if (reply.status !== 200) throw new Error(`the push was answered ${reply.status}: ${await reply.text()}`)
  }
  let seq = 0
  const mutation = (changes: Partial<Mutation>) => {
    seq += 1
    return aMutation({ mutationId: idNumbered(id * 0x10000 + seq), clientSeq: seq, ...changes })
  }
  const entry = () => mutation({ payload: { ...fullReport, notes: canary() } })

  for (let round = 0; round < 2; round += 1) {
    const profile = { name: canary(), location: canary(), username: canary(), conditions: [canary()] }
    await browser.send('PUT', `/api/users/${id}`, {
      ...fullProfile,
      ...profile,
      email: `${canary()}@example.org`,
    })
  }
  const identity = { dateOfBirth: '1991-05-03', nhsNumber: testNumbers[id % testNumbers.length] }
  await api.as(clinicianCookie).send('PUT', patientIdentityPath(id), identity)
  canaries.push(identity.nhsNumber ?? '')
  await api.as(clinicianCookie).send('PUT', patientThresholdPath(id), {
    threshold: { points: 3, days: 2 },
    reason: canary(),
  })
  await api.as(clinicianCookie).send('POST', callNotesPath(id), {
    id: idNumbered(id * 0x10000 + 0xcaff),
    outcome: 'no-answer',
  })
  const logged = Array.from({ length: entries }, entry)
  await push(logged)
  const edited = logged.slice(0, 40).map(({ mutationId }) =>
    mutation({
      kind: 'symptoms.update',
      entityId: mutationId,
      payload: { ...fullReport, notes: canary() },
    }),
  )
  await push(edited)
  const gone = logged
    .slice(40, 45)
    .map(({ mutationId }) => mutation({ kind: 'symptoms.delete', entityId: mutationId, payload: {} }))
  await push(gone)
  const activity = () =>
    mutation({ kind: 'activities.create', payload: { type: 'walk', title: canary(), completed: true } })
  await push([
    ...Array.from({ length: 10 }, activity),
    mutation({ kind: 'triage.create', payload: { result: 'seek_help', reasons: [canary()] } }),
    mutation({ payload: { ...fullReport, breathlessness: 10, notes: canary() } }),
    mutation({ kind: 'notifications.read', entityId: 'read', payload: { marks: ['00000000000000aa'] } }),
    // Refused, and kept as it came.
    mutation({ payload: { ...fullReport, coughSeverity: 99, notes: canary() } }),
  ])
  for (let count = 0; count < 3; count += 1) {
    await api
      .as(clinicianCookie)
      .post(priorityAlertsPath, { patientId: id, clinicianId: 1, message: canary() })
  }
  const answered = await api.db
    .selectFrom('messages')
    .select('id')
    .where('patient_id', '=', id)
    .executeTakeFirstOrThrow()
  await push([mutation({ kind: 'messages.answer', entityId: answered.id, payload: { answer: 'worse' } })])
  const options = ceremony.parse(await (await browser.post(patientPasskeyOptionsPath, {})).json())
  const response = softPasskey().make(options.options)
  await browser.post(patientPasskeysPath, { challengeId: options.challengeId, response, label: canary() })
  await browser.post(patientPasskeyOptionsPath, {})

  // The same phone asks a second clinic, which has not decided.
  const other = (await api.signInClinician(2)).cookie
  const { token } = await createInvitation(api, other)
  await api
    .as(undefined)
    .post(joinPath, { ...(await buildJoinBody(api, { token }, person.phone)), name: canary() })
  // A new phone of theirs waits for the first clinic.
  const { token: key } = await createNewDeviceInvitation(api, clinicianCookie, id)
  const waiting = { ...aDevice(api), label: canary() }
  await api
    .as(undefined)
    .post(joinPath, { ...(await buildJoinBody(api, { token: key }, waiting)), name: canary() })
  await lookUpDeviceLink(api, person.cookie, await requestDeviceLink(api, createUnlinkedPhone(api, canary())))
  return { id, cookie: person.cookie, deviceId: person.phone.id, recoveryCode: person.recoveryCode, canaries }
}
