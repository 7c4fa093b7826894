import type { Clinician } from '@second-wind/core/care/clinician'
import { priorityAlertMessage } from '@second-wind/core/content/clinician/priority-alert-message'
import { patientId } from '@second-wind/core/platform/ids'
import { captureMoment } from '@second-wind/core/platform/moment'
import type { Profile } from '@second-wind/core/records/patient'
import type { MutationKind } from '@second-wind/core/sync/mutation'
import { findOpenAlert } from '../care/alerts/alerts.repo.ts'
import { markAlertAsRead, resolveAlert } from '../care/alerts/resolve-alert.ts'
import { markSeen } from '../care/messages/messages.repo.ts'
import { sendMessage } from '../care/messages/send-message.ts'
import { linkPatient } from '../care/roster/link-patient.ts'
import { refreshRoster } from '../care/roster/refresh-roster.ts'
import { sampleDeviceId } from '../changes/remove-sample-history.ts'
import { writeAudit } from '../platform/audit/write-audit.ts'
import type { ClinicianActor, PatientActor } from '../platform/authentication/actor.ts'
import type { Db } from '../platform/db/database.ts'
import { stableId } from '../platform/db/stable-id.ts'
import type { Clock } from '../platform/deps.ts'
import { logChange } from '../records/change-log.repo.ts'
import { insertPatient } from '../records/profile/patients.repo.ts'
import { applyMutation } from '../sync/apply-mutation.ts'
import { saveDeviceReport } from '../sync/devices.repo.ts'
import { assessSampleCheck } from './assess-sample-check.ts'
import type { HandledAlert, SampleMessage, SamplePerson, SampleTime } from './sample-person.ts'

type Context = { clinician: Clinician; timeOf: (when: SampleTime) => number; clock: Clock }

/** Stores a person and their history through the same code as a phone's changes. */
export async function seedPerson(
  trx: Db,
  person: SamplePerson,
  { clinician, timeOf, clock }: Context,
): Promise<void> {
  const id = patientId.parse(person.id)
  const actor: ClinicianActor = { kind: 'clinician', id: clinician.id, session: 'seed', steppedUpMs: null }
  const patient: PatientActor = { kind: 'patient', id, session: 'seed', deviceId: null, assurance: 'fresh' }
  const joinedAt = isoAt({ daysAgo: person.joinedDaysAgo, at: '07:45' })
  await insertPatient(trx, id, profileOf(person), joinedAt, person.identity)
  await linkPatient(trx, clinician.id, id, joinedAt)
  await logChange(trx, { patientId: id, entity: 'profile', entityId: String(id), originDeviceId: null })

  for (const [at, change] of inOrder(changesOf(person)).entries()) await apply(at + 1, change)
  for (const alert of person.handledAlerts ?? []) await handle(alert)
  for (const when of person.looks ?? []) await auditRecordView(when)
  for (const [at, message] of (person.messages ?? []).entries()) {
    await send(message, changesOf(person).length + at + 1)
  }
  if (person.phone) await connect(person.phone)
  await refreshRoster(trx, id, clock.now())

  function profileOf({ profile, usualDay }: SamplePerson): Profile {
    if (!usualDay) return profile
    const { daysAgo, ...fields } = usualDay
    return { ...profile, usualDay: { ...fields, setOn: isoAt({ daysAgo, at: '12:00' }).slice(0, 10) } }
  }

  async function apply(
    clientSeq: number,
    { when, kind, payload, entityId }: SampleChange & { entityId?: string },
  ): Promise<void> {
    const ms = timeOf(when)
    const mutationId = stableId(ms, `${person.id} ${kind} ${clientSeq}`)
    const moment = captureMoment(ms, clock.offsetMinAt(clock.now()))
    const arrival = {
      receivedAtMs: ms + sendingMs,
      deviceId: sampleDeviceId,
      clockSkewMs: 0,
      isTimeClaimed: true,
    }
    const named = entityId === undefined ? {} : { entityId }
    const mutation = { mutationId, clientSeq, kind, v: 1, ...moment, ...named, payload }
    const { outcome } = await applyMutation(trx, patient, mutation, arrival)
    if (outcome !== 'applied')
      throw new Error(`sample person ${person.id} has a change that does not fit: ${kind}`)
  }

  async function handle({ alertType, resolvedBecause, ...when }: HandledAlert): Promise<void> {
    const alert = await findOpenAlert(trx, id, alertType)
    if (!alert) throw new Error(`sample person ${person.id} has no open alert ${alertType}`)
    const handling = { alertId: alert.id, actor, now: isoAt(when), seenUpdatedAt: undefined }
    await markAlertAsRead(trx, handling)
    if (resolvedBecause !== undefined) await resolveAlert(trx, { ...handling, reason: resolvedBecause })
  }

  async function auditRecordView(when: SampleTime): Promise<void> {
    await writeAudit(trx, { at: isoAt(when), actor, action: 'record.read', patientId: id })
  }

  async function send({ seen, answer, text: own, ...when }: SampleMessage, clientSeq: number): Promise<void> {
    const messageId = stableId(timeOf(when), `${person.id} message`)
    const text = own ?? priorityAlertMessage(clinician, isoAt(when).slice(0, 10))
    await sendMessage(trx, { id: messageId, actor, patientId: id, text, now: isoAt(when) })
    if (seen) await markSeen(trx, id, messageId, { seenAt: isoAt(seen), receivedAt: isoAt(seen) })
    if (seen && answer) {
      await apply(clientSeq, {
        when: seen,
        kind: 'messages.answer',
        entityId: messageId,
        payload: { answer },
      })
    }
  }

  async function connect(phone: NonNullable<SamplePerson['phone']>): Promise<void> {
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

  function inOrder(changes: SampleChange[]): SampleChange[] {
    return changes.toSorted((a, b) => timeOf(a.when) - timeOf(b.when))
  }

  function isoAt(when: SampleTime): string {
    return new Date(timeOf(when)).toISOString()
  }
}

const sendingMs = 1_500

type SampleChange = { when: SampleTime; kind: MutationKind; payload: unknown }

function changesOf({ profile, symptoms, checks, activities = [] }: SamplePerson): SampleChange[] {
  return [
    ...symptoms.map(({ report, ...when }) => ({ when, kind: 'symptoms.create', payload: report }) as const),
    ...checks.map((check) => {
      return { when: check, kind: 'triage.create', payload: assessSampleCheck(check, profile) } as const
    }),
    ...activities.map(
      ({ report, ...when }) => ({ when, kind: 'activities.create', payload: report }) as const,
    ),
  ]
}
