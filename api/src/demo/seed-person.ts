import type { Clinician } from '@second-wind/core/care/clinician'
import { priorityAlertMessage } from '@second-wind/core/content/clinician/priority-alert-message'
import { type PatientId, patientId } from '@second-wind/core/platform/ids'
import { captureMoment } from '@second-wind/core/platform/moment'
import type { Profile } from '@second-wind/core/records/patient'
import type { MutationKind } from '@second-wind/core/sync/mutation'
import { listOpenAlerts } from '../care/alerts/alerts.repo.ts'
import { markAlertRead, resolveAlert } from '../care/alerts/resolve-alert.ts'
import { storeMessageSeen } from '../care/messages/messages.repo.ts'
import { sendMessage } from '../care/messages/send-message.ts'
import { PatientWork } from '../care/patient-work.ts'
import { linkPatient } from '../care/roster/link-patient.ts'
import { refreshRoster } from '../care/roster/refresh-roster.ts'
import { sampleDeviceId } from '../changes/remove-sample-history.ts'
import { writeAudit } from '../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../platform/authentication/actor.ts'
import type { Db } from '../platform/db/database.ts'
import { stableId } from '../platform/db/stable-id.ts'
import type { Clock } from '../platform/deps.ts'
import { iso } from '../platform/iso.ts'
import { logChange } from '../records/change-log.repo.ts'
import { insertPatient } from '../records/profile/patients.repo.ts'
import { applyMutation } from '../sync/apply-changes.ts'
import { saveDeviceReport } from '../sync/devices.repo.ts'
import { assessSampleCheck } from './assess-sample-check.ts'
import type { HandledAlert, SampleMessage, SamplePerson, SamplePhone, SampleTime } from './sample-person.ts'

type Context = { clinician: Clinician; timeOf: (time: SampleTime) => number; clock: Clock }

/** Whose history is being stored, and the times of its parts. */
type SeedContext = {
  trx: Db
  id: PatientId
  clinician: Clinician
  timeOf: Context['timeOf']
  isoAt: (time: SampleTime) => string
  offsetMin: number
}

/** Stores a person and their history through the same code as a phone's changes. */
export async function seedPerson(
  trx: Db,
  person: SamplePerson,
  { clinician, timeOf, clock }: Context,
): Promise<void> {
  const id = patientId.parse(person.id)
  const isoAt = (time: SampleTime) => iso(timeOf(time))
  const offsetMin = clock.offsetMinAt(clock.now())
  const seeding: SeedContext = { trx, id, clinician, timeOf, isoAt, offsetMin }
  const joinedAt = isoAt({ daysAgo: person.joinedDaysAgo, at: '07:45' })
  await insertPatient(trx, id, profileOf(person, isoAt), joinedAt, person.identity)
  await linkPatient(trx, clinician.id, id, joinedAt)
  await logChange(trx, { patientId: id, entity: 'profile', entityId: String(id), originDeviceId: null })

  const changes = changesOf(person).toSorted((a, b) => timeOf(a.time) - timeOf(b.time))
  for (const [at, change] of changes.entries()) await applyChange(seeding, at + 1, change)
  for (const alert of person.handledAlerts ?? []) await handleAlert(seeding, alert)
  for (const time of person.looks ?? []) {
    const actor = clinicianActor(clinician)
    await writeAudit(trx, { at: isoAt(time), actor, action: 'record.read', patientId: id })
  }
  for (const [at, message] of (person.messages ?? []).entries()) {
    await sendSampleMessage(seeding, message, changes.length + at + 1)
  }
  if (person.phone) await reportDevice(seeding, person.phone)
  await refreshRoster(trx, id, clock.now())
}

const clinicianActor = ({ id }: Clinician): ClinicianActor => ({
  kind: 'clinician',
  id,
  session: 'seed',
  steppedUpMs: null,
})

function profileOf({ profile, usualDay }: SamplePerson, isoAt: SeedContext['isoAt']): Profile {
  if (!usualDay) return profile
  const { daysAgo, ...fields } = usualDay
  return { ...profile, usualDay: { ...fields, setOn: isoAt({ daysAgo, at: '12:00' }).slice(0, 10) } }
}

async function applyChange(
  { trx, id, timeOf, offsetMin }: SeedContext,
  clientSeq: number,
  { time, kind, payload, entityId }: SampleChange & { entityId?: string },
): Promise<void> {
  const ms = timeOf(time)
  const mutationId = stableId(ms, `${id} ${kind} ${clientSeq}`)
  const arrival = {
    receivedAtMs: ms + sendingMs,
    deviceId: sampleDeviceId,
    clockSkewMs: 0,
    isTimeClaimed: true,
  }
  const named = entityId === undefined ? {} : { entityId }
  const mutation = { mutationId, clientSeq, kind, v: 1, ...captureMoment(ms, offsetMin), ...named, payload }
  const { outcome } = await applyMutation(new PatientWork(trx, id), mutation, arrival)
  if (outcome !== 'applied') throw new Error(`sample person ${id} has a change that does not fit: ${kind}`)
}

async function handleAlert(
  { trx, id, clinician, isoAt }: SeedContext,
  { alertType, resolvedBecause, ...time }: HandledAlert,
): Promise<void> {
  const alert = (await listOpenAlerts(trx, id)).find((open) => open.alertType === alertType)
  if (!alert) throw new Error(`sample person ${id} has no open alert ${alertType}`)
  const actor = clinicianActor(clinician)
  const handling = { alertId: alert.id, actor, now: isoAt(time), seenUpdatedAt: undefined }
  await markAlertRead(trx, handling)
  if (resolvedBecause !== undefined) await resolveAlert(trx, { ...handling, reason: resolvedBecause })
}

async function sendSampleMessage(
  seeding: SeedContext,
  { seen, answer, text: own, ...time }: SampleMessage,
  clientSeq: number,
): Promise<void> {
  const { trx, id, clinician, timeOf, isoAt } = seeding
  const messageId = stableId(timeOf(time), `${id} message`)
  const text = own ?? priorityAlertMessage(clinician, isoAt(time).slice(0, 10))
  const actor = clinicianActor(clinician)
  await sendMessage(trx, { id: messageId, actor, patientId: id, text, now: isoAt(time) })
  if (!seen) return
  await storeMessageSeen(trx, id, messageId, { seenAt: isoAt(seen), receivedAt: isoAt(seen) })
  if (!answer) return
  const change = { time: seen, kind: 'messages.answer', entityId: messageId, payload: { answer } } as const
  await applyChange(seeding, clientSeq, change)
}

async function reportDevice({ trx, id, timeOf, isoAt }: SeedContext, phone: SamplePhone): Promise<void> {
  const { lastHeard, pendingCount, oldestPending, clockSkewMin } = phone
  const arrival = { receivedAtMs: timeOf(lastHeard), clockSkewMs: clockSkewMin * 60_000 }
  const oldestPendingAt = oldestPending ? isoAt(oldestPending) : null
  const app = { appVersion: 'sample', protocol: 1 }
  await saveDeviceReport(trx, id, arrival, {
    deviceId: sampleDeviceId,
    pendingCount,
    oldestPendingAt,
    ...app,
  })
}

const sendingMs = 1_500

type SampleChange = { time: SampleTime; kind: MutationKind; payload: unknown }

function changesOf({ profile, symptoms, checks, activities = [] }: SamplePerson): SampleChange[] {
  return [
    ...symptoms.map(({ report, ...time }) => ({ time, kind: 'symptoms.create', payload: report }) as const),
    ...checks.map((check) => {
      return { time: check, kind: 'triage.create', payload: assessSampleCheck(check, profile) } as const
    }),
    ...activities.map(
      ({ report, ...time }) => ({ time, kind: 'activities.create', payload: report }) as const,
    ),
  ]
}
