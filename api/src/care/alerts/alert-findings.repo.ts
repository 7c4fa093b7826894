import type { AlertFinding } from '@second-wind/core/care/alerts/alert-state'
import type { ListedAlertFinding } from '@second-wind/core/care/contract/alerts'
import { currentAnswerWords } from '@second-wind/core/content/findings/current-answer-words'
import { type Figures, gravityOf } from '@second-wind/core/findings/finding-gravity'
import type { PatientId } from '@second-wind/core/platform/ids'
import { shorten } from '@second-wind/core/platform/shorten'
import { answeredFrom } from '@second-wind/core/triage/answered-span'
import { type Insertable, type Selectable, sql } from 'kysely'
import { clockFactsOf, type Flag, loggedTimeOf } from '../../platform/db/columns.ts'
import type { Db, Tables } from '../../platform/db/database.ts'
import { type SymptomRow, toReport } from '../../records/symptoms/symptoms.table.ts'
import { readBetterReplies } from './better-replies.repo.ts'

type FindingRow = Selectable<Tables['alert_findings']>
export type NewFinding = Omit<Insertable<Tables['alert_findings']>, 'id'>
export type StoredFinding = AlertFinding &
  Pick<FindingRow, 'source_id' | 'rule_id' | 'rules_version' | 'received_at'>

export async function insertFindings(trx: Db, findings: readonly NewFinding[]): Promise<void> {
  if (findings.length > 0) await trx.insertInto('alert_findings').values(findings).execute()
}

/** The findings of several alerts, in the order of arrival. */
export async function listFindings(
  db: Db,
  alertIds: readonly string[],
): Promise<(StoredFinding & Pick<FindingRow, 'alert_id'>)[]> {
  if (alertIds.length === 0) return []
  const rows = await db
    .selectFrom('alert_findings')
    .leftJoin('symptom_entries', 'symptom_entries.id', 'alert_findings.source_id')
    .selectAll('alert_findings')
    .select(figureColumns)
    .where('alert_id', 'in', alertIds)
    .orderBy('alert_findings.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    gravity: gravityOf(row.rule_id, figuresOf(row)),
    localDate: row.local_date,
    withdrawnAt: row.withdrawn_at,
  }))
}

/** The findings of one record of the patient that have not been withdrawn, each with its alert. */
export async function listFindingsOfEntry(db: Db, patientId: PatientId, sourceId: string) {
  return db
    .selectFrom('alert_findings')
    .innerJoin('alerts', 'alerts.id', 'alert_findings.alert_id')
    .select([
      'alert_findings.id',
      'alert_findings.rule_id',
      'alert_findings.message',
      'alerts.id as alert_id',
      'alerts.severity',
      'alerts.is_read',
      'alerts.is_resolved',
    ])
    .where('alert_findings.source_id', '=', sourceId)
    .where('alert_findings.patient_id', '=', patientId)
    .where('withdrawn_at', 'is', null)
    .orderBy('alert_findings.id')
    .execute()
}

export async function markWithdrawn(trx: Db, findingId: number, at: string): Promise<void> {
  await trx.updateTable('alert_findings').set({ withdrawn_at: at }).where('id', '=', findingId).execute()
}

/** The findings of several alerts, those of each alert in the order in which they arrived. */
export async function listFindingsByAlert(
  db: Db,
  alertIds: readonly string[],
): Promise<Map<string, ListedAlertFinding[]>> {
  const byAlert = new Map<string, ListedAlertFinding[]>()
  if (alertIds.length === 0) return byAlert
  const rows = await readFindingRows(db, alertIds)
  const entryIdOf = (row: (typeof rows)[number]) =>
    row.withdrawn_at === null ? row.replied_about : row.source_id
  const entries = await findEntries(
    db,
    rows.flatMap((row) => [row.source_id, row.replied_about ?? []].flat()),
  )
  const betterReply = await readBetterReplies(db, rows)
  for (const row of rows) {
    const entry = entries.get(entryIdOf(row) ?? '')
    const isOwn = entry?.patient_id === row.patient_id
    const finding = {
      ...toListedFinding(row),
      ...(entry && isOwn && changeOf(row, entry)),
      ...noteOf(row, entries.get(row.source_id)),
      ...betterReply({ ...row, signId: signIdOf(row) }),
    }
    byAlert.set(row.alert_id, [...(byAlert.get(row.alert_id) ?? []), finding])
  }
  return byAlert
}

/** With the time of its record, and of the change by which the patient withdrew it. */
const readFindingRows = (db: Db, alertIds: readonly string[]) =>
  db
    .selectFrom('alert_findings')
    .leftJoin('symptom_entries', 'symptom_entries.id', 'alert_findings.source_id')
    .leftJoin('triage_results', 'triage_results.id', 'alert_findings.source_id')
    .leftJoin('message_answers', 'message_answers.id', 'alert_findings.source_id')
    .selectAll('alert_findings')
    .select(figureColumns)
    .select(({ fn }) => [
      fn
        .coalesce('symptom_entries.occurred_at', 'triage_results.occurred_at', 'message_answers.occurred_at')
        .as('occurred_at'),
      fn
        .coalesce('symptom_entries.occurred_ms', 'triage_results.occurred_ms', 'message_answers.occurred_ms')
        .as('occurred_ms'),
      fn
        .coalesce(
          'symptom_entries.clock_suspect',
          'triage_results.clock_suspect',
          'message_answers.clock_suspect',
        )
        .as('clock_suspect'),
    ])
    .select(['triage_results.id as check_id', 'triage_results.first_answered_at'])
    .select((query) =>
      query
        .selectFrom('symptom_versions')
        .innerJoin('receipts', 'receipts.mutation_id', 'symptom_versions.mutation_id')
        .select('set_aside_at')
        .whereRef('symptom_versions.entry_id', '=', 'alert_findings.source_id')
        .whereRef('receipts.received_at', '=', 'alert_findings.withdrawn_at')
        .orderBy('symptom_versions.id', 'desc')
        .limit(1)
        .as('corrected_at'),
    )
    .select(sql<string | null>`json_extract(triage_results.answers, '$.about')`.as('replied_about'))
    .where('alert_id', 'in', alertIds)
    .orderBy('alert_findings.id')
    .execute()

async function findEntries(db: Db, ids: readonly string[]): Promise<Map<string, SymptomRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('symptom_entries').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The id of what a finding shows, as in the list of patients: that has one finding for all checks with the same advice. */
export function signIdOf({
  rule_id: rule,
  check_id: check,
}: {
  rule_id: string
  check_id: string | null
}): string {
  if (check === null || rule === 'follow-up-still') return rule
  return rule.startsWith('triage-') ? 'check-seek-help' : 'check-monitor'
}

/** What the patient has made of the entry since. A reply about an entry stays as it is when that is changed. */
function changeOf(
  {
    rule_id: ruleId,
    withdrawn_at: withdrawnAt,
    corrected_at: correctedAt,
  }: Pick<FindingRow, 'rule_id' | 'withdrawn_at'> & { corrected_at: string | null },
  entry: SymptomRow,
): Pick<ListedAlertFinding, 'isEntryDeleted' | 'entryDeletedAt' | 'correctedAt' | 'answerNow'> {
  if (entry.deleted_at !== null) return { isEntryDeleted: true, entryDeletedAt: entry.deleted_at }
  if (withdrawnAt === null) return {}
  const now = currentAnswerWords(ruleId, toReport(entry))
  return {
    isEntryDeleted: false,
    ...(correctedAt !== null && { correctedAt }),
    ...(now !== undefined && { answerNow: now }),
  }
}

/** The patient's own words, which the record has whole. */
const noteOf = (
  finding: Pick<FindingRow, 'patient_id'>,
  entry: SymptomRow | undefined,
): Pick<ListedAlertFinding, 'note'> =>
  entry?.patient_id === finding.patient_id && entry.deleted_at === null && entry.notes
    ? { note: shorten(entry.notes, quotedNoteLength) }
    : {}

const quotedNoteLength = 160

type FindingTime = {
  occurred_at: string | null
  occurred_ms: number | null
  clock_suspect: Flag | null
  first_answered_at: string | null
}
const figureColumns = [
  'symptom_entries.breathlessness',
  'symptom_entries.cough_severity',
  'symptom_entries.energy',
  'symptom_entries.reliever_puffs',
  'symptom_entries.peak_flow_lpm',
] as const
type FigureColumns = Record<
  'breathlessness' | 'cough_severity' | 'energy' | 'reliever_puffs' | 'peak_flow_lpm',
  number | null
>

const toListedFinding = ({
  occurred_at: at,
  occurred_ms: ms,
  clock_suspect: clockSuspect,
  first_answered_at: firstAnsweredAt,
  ...row
}: FindingRow & FindingTime & FigureColumns): ListedAlertFinding => ({
  id: row.id,
  message: row.message,
  severity: row.severity,
  localDate: row.local_date,
  ...(at !== null &&
    ms !== null && {
      ...loggedTimesOf({ occurred_at: at, occurred_ms: ms }, firstAnsweredAt),
      ...clockFactsOf({ occurred_at: at, occurred_ms: ms, clock_suspect: clockSuspect ?? 0 }),
    }),
  receivedAt: row.received_at,
  gravity: gravityOf(row.rule_id, figuresOf(row)),
  withdrawnAt: row.withdrawn_at,
})

function loggedTimesOf(
  row: Parameters<typeof loggedTimeOf>[0],
  firstAnsweredAt: string | null,
): Pick<ListedAlertFinding, 'loggedAt' | 'answeredFrom'> {
  const loggedAt = loggedTimeOf(row)
  const from = firstAnsweredAt === null ? undefined : answeredFrom({ firstAnsweredAt, createdAt: loggedAt })
  return { loggedAt, ...(from !== undefined && { answeredFrom: from }) }
}

/** The figures of the entry as it is now: a finding it no longer shows is withdrawn. Undefined for other records. */
const figuresOf = (row: FigureColumns): Figures | undefined =>
  row.breathlessness === null || row.cough_severity === null || row.energy === null
    ? undefined
    : {
        breathlessness: row.breathlessness,
        coughSeverity: row.cough_severity,
        energy: row.energy,
        ...(row.reliever_puffs !== null && { relieverPuffs: row.reliever_puffs }),
        ...(row.peak_flow_lpm !== null && { peakFlowLpm: row.peak_flow_lpm }),
      }
