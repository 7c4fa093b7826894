import { sendMessage } from '@second-wind/api/care/messages/send-message'
import { PatientWork } from '@second-wind/api/care/patient-work'
import { linkPatient } from '@second-wind/api/care/roster/link-patient'
import { insertClinician } from '@second-wind/api/platform/authentication/clinician.repo'
import { databaseFile } from '@second-wind/api/platform/config/config'
import { insertMissingMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { logChange } from '@second-wind/api/records/change-log.repo'
import { insertPatient } from '@second-wind/api/records/profile/patients.repo'
import { applyMutation } from '@second-wind/api/sync/apply-changes'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import { raiseAlert } from '../../../api/care/alerts/raise-alert.ts'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { fullReport } from '../../../fixtures/full-records.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aProfile } from '../../../fixtures/personas.ts'

type Db = ReturnType<typeof openDatabase>['db']

const clinician = { kind: 'clinician', id: clinicianId.parse(1), session: 'x', steppedUpMs: null } as const
const first = patientId.parse(1)

/**
 * A person for each of these words, with the word in place of everything that people write, and in their alert. The
 * first of them has logged them all and was sent them all.
 */
export async function seedHostilePatients(dataDir: string, texts: readonly string[]): Promise<void> {
  const { db, close } = openDatabase(databaseFile({ dataDir }))
  await migrateToLatest(db)
  await insertMissingMeta(db, { mode: 'demo', epoch: 'epoch-a' })
  const [name = ''] = texts
  await insertClinician(db, { id: clinician.id, name, title: 'Dr.', department: name })
  await db.transaction().execute(async (trx) => {
    for (const [index, word] of texts.entries()) await addPatient(trx, index + 1, word)
    for (const [index, word] of texts.entries()) await addEntryAndMessage(trx, index + 1, word)
  })
  await close()
}

async function addPatient(db: Db, number: number, word: string): Promise<void> {
  const [id, at] = [patientId.parse(number), new Date().toISOString()]
  const written = { name: word, location: word, conditions: [word], respiratoryDiagnosis: word }
  await insertPatient(db, id, aProfile(written), at)
  await logChange(db, { patientId: id, entity: 'profile', entityId: String(number), originDeviceId: null })
  await raiseAlert(db, { number, patient: number, message: word, createdAt: at })
  await linkPatient(db, clinician.id, id, at)
}

async function addEntryAndMessage(db: Db, number: number, word: string): Promise<void> {
  const nowMs = Date.now() - number * minuteMs
  const payload = { ...fullReport, notes: word }
  const mutation = aMutation({ clientSeq: number, ...captureMoment(nowMs, 0), payload })
  const arrival = { receivedAtMs: nowMs, deviceId: idNumbered(0xd1), clockSkewMs: 0, isTimeClaimed: true }
  await applyMutation(new PatientWork(db, first), mutation, arrival)
  const id = idNumbered(0x3e5000 + number)
  await sendMessage(db, {
    id,
    actor: clinician,
    patientId: first,
    text: word,
    now: new Date(nowMs).toISOString(),
  })
}
