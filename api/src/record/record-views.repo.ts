import { sql } from 'kysely'
import type { RecordView } from '@second-wind/core/contract/patient-record'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import type { PatientId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'
import { sampleRemoved } from '../audit/write-audit.ts'

const most = 200

type Row = { at: string; seq: number; action: string; name: string; title: string; department: string }

/** Who has looked at a patient's data and acted on it, newest first: the record itself, and lists that show them. */
export async function listRecordViews(db: Db, patientId: PatientId): Promise<RecordView[]> {
  const after = await beginOfRecord(db, patientId)
  const views: Row[] = [...(await ofRecord(db, patientId, after)), ...(await ofLists(db, patientId, after))]
  return views
    .toSorted((a, b) => (a.at === b.at ? b.seq - a.seq : a.at < b.at ? 1 : -1))
    .slice(0, most)
    .map(({ at, action, department, ...who }) => ({ at, who: clinicianName(who), department, action }))
}

/** What was looked at before is a sample person's. */
async function beginOfRecord(db: Db, patientId: PatientId): Promise<number> {
  const { last } = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.max('seq').as('last'))
    .where('patient_id', '=', patientId)
    .where('action', '=', sampleRemoved)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

function ofRecord(db: Db, patientId: PatientId, after: number): Promise<Row[]> {
  return doneByClinicians(db, after)
    .select(['at', 'seq'])
    .where('audit.patient_id', '=', patientId)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute()
}

/** A list of many patients: once a day for each clinician and list, as of the last time on that day. */
function ofLists(db: Db, patientId: PatientId, after: number): Promise<Row[]> {
  return doneByClinicians(db, after)
    .innerJoin('care_links', 'care_links.clinician_id', 'audit.actor_id')
    .select((eb) => [eb.fn.max('at').as('at'), eb.fn.max('seq').as('seq')])
    .where('audit.patient_id', 'is', null)
    .where('audit.object', 'is not', null)
    .where('care_links.patient_id', '=', patientId)
    .whereRef('audit.at', '>=', 'care_links.created_at')
    .groupBy(['actor_id', 'action', sql`substr(at, 1, 10)`])
    .orderBy('seq', 'desc')
    .limit(most)
    .execute()
}

function doneByClinicians(db: Db, after: number) {
  return db
    .selectFrom('audit')
    .innerJoin('clinicians', 'clinicians.id', 'audit.actor_id')
    .select(['action', 'clinicians.name', 'clinicians.title', 'clinicians.department'])
    .where('actor_kind', '=', 'clinician')
    .where('outcome', '=', 'done')
    .where('seq', '>', after)
}
