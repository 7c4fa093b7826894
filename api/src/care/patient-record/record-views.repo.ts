import type { RecordView } from '@second-wind/core/care/contract/patient-record'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import type { PatientId } from '@second-wind/core/platform/ids'
import { sql } from 'kysely'
import { polledLists } from '../../platform/audit/audit-rule.ts'
import { type EndedShare, shareWithdrawalAction, toEndedShare } from '../../platform/audit/ended-share.ts'
import { sampleRemovalAction } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/database.ts'

const maxViews = 200
/** A few hundred working days of one list. The whole log covers years and would be slow to read. */
const maxOfList = 3_000

type Row = { at: string; seq: number; action: string; name: string; title: string; department: string }

/** Who opened a patient's data or acted on it, newest first: the record itself, and lists that contain the patient. */
export async function listRecordViews(db: Db, patientId: PatientId): Promise<RecordView[]> {
  const after = await findSampleRemovalSeq(db, patientId)
  const views: Row[] = [
    ...(await listDirectViews(db, patientId, after)),
    ...(await listViewsInLists(db, patientId, after)),
  ]
  return views
    .toSorted((a, b) => (a.at === b.at ? b.seq - a.seq : a.at < b.at ? 1 : -1))
    .slice(0, maxViews)
    .map(({ at, action, department, ...who }) => ({ at, who: clinicianName(who), department, action }))
}

/** Earlier views were of the sample person, not of this patient. */
export async function findSampleRemovalSeq(db: Db, patientId: PatientId): Promise<number> {
  const { last } = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.max('seq').as('last'))
    .where('actor_kind', '=', 'patient')
    .where('actor_id', '=', patientId)
    .where('action', '=', sampleRemovalAction)
    .where('patient_id', '=', patientId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

function listDirectViews(db: Db, patientId: PatientId, after: number): Promise<Row[]> {
  return selectClinicianActions(db, after)
    .select(['at', 'seq'])
    .where('audit.patient_id', '=', patientId)
    .orderBy('seq', 'desc')
    .limit(maxViews)
    .execute()
}

/**
 * Views of lists with many patients: the last one per clinician, list and day, and only while this patient was listed.
 */
async function listViewsInLists(db: Db, patientId: PatientId, after: number): Promise<Row[]> {
  const looks: Row[] = []
  for (const share of [
    ...(await listCurrentShares(db, patientId)),
    ...(await listEndedShares(db, patientId)),
  ]) {
    for (const action of polledLists)
      looks.push(...(await listDailyListViews(db, { ...share, action, after })))
  }
  return looks
}

type CurrentShare = Omit<EndedShare, 'until'> & { until?: string }

async function listCurrentShares(db: Db, patientId: PatientId): Promise<CurrentShare[]> {
  const links = await db
    .selectFrom('care_links')
    .select(['clinician_id', 'created_at'])
    .where('patient_id', '=', patientId)
    .execute()
  return links.map(({ clinician_id: clinicianId, created_at: since }) => ({ clinicianId, since }))
}

async function listEndedShares(db: Db, patientId: PatientId): Promise<EndedShare[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'object'])
    .where('patient_id', '=', patientId)
    .where('action', '=', shareWithdrawalAction)
    .where('outcome', '=', 'done')
    .execute()
  return rows.map(toEndedShare).filter((share) => share !== undefined)
}

function listDailyListViews(db: Db, list: CurrentShare & { action: string; after: number }): Promise<Row[]> {
  let newest = selectClinicianActions(db, list.after)
    .select(['at', 'seq'])
    .where('actor_id', '=', list.clinicianId)
    .where('action', '=', list.action)
    .where('audit.patient_id', 'is', null)
    .where('at', '>=', list.since)
    .orderBy('seq', 'desc')
    .limit(maxOfList)
  if (list.until !== undefined) newest = newest.where('at', '<', list.until)
  return db
    .selectFrom(newest.as('newest'))
    .select((eb) => [
      'action',
      'name',
      'title',
      'department',
      eb.fn.max('at').as('at'),
      eb.fn.max('seq').as('seq'),
    ])
    .groupBy(sql`substr(at, 1, 10)`)
    .execute()
}

export function selectClinicianActions(db: Db, after: number) {
  return db
    .selectFrom('audit')
    .innerJoin('clinicians', 'clinicians.id', 'audit.actor_id')
    .select(['action', 'clinicians.name', 'clinicians.title', 'clinicians.department'])
    .where('actor_kind', '=', 'clinician')
    .where('outcome', '=', 'done')
    .where('seq', '>', after)
}
