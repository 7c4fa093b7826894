import type { ListedAlertFinding } from '@second-wind/core/care/contract/alerts'
import { followUpReply } from '@second-wind/core/findings/follow-up-reply'
import type { PatientId } from '@second-wind/core/platform/ids'
import { sql } from 'kysely'
import { countedTimeOfRowMs } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/database.ts'
import { iso } from '../../platform/iso.ts'
import { toTriageResult } from '../../records/triage/triage.table.ts'

/** A finding of an alert, as far as a reply can be about it. */
type Asked = {
  patient_id: PatientId
  source_id: string
  /** Id of the finding as the question names it. */
  signId: string
  received_at: string
}

/**
 * When the patient replied about this finding that they were better, or that they chose it by mistake, if nothing has been
 * replied about its record since.
 */
export type BetterReply = (finding: Asked) => Pick<ListedAlertFinding, 'betterAt' | 'isMistake'>

/** The replies to "Do you still feel like this?" about the records of these findings. */
export async function readBetterReplies(
  db: Db,
  findings: readonly Pick<Asked, 'source_id'>[],
): Promise<BetterReply> {
  const recordIds = [...new Set(findings.map((finding) => finding.source_id))]
  // As in the index: a parameter for the track would not match it.
  const rows = await db
    .selectFrom('triage_results')
    .selectAll()
    .where(sql<boolean>`track = 'follow-up'`)
    .where(sql<string>`json_extract(answers, '$.about')`, 'in', recordIds)
    .execute()
  const replies = rows
    .flatMap((row) => {
      const reply = followUpReply(toTriageResult(row))
      return reply ? [{ ...reply, row, ms: countedTimeOfRowMs(row) }] : []
    })
    .toSorted((a, b) => b.ms - a.ms)
  return (finding) => {
    const newest = replies.find(
      ({ about, row }) => about === finding.source_id && row.patient_id === finding.patient_id,
    )
    // What an edit has added after the reply was not asked about.
    const isAnswer =
      newest?.answer === 'better' &&
      newest.findingIds.includes(finding.signId) &&
      newest.row.received_at >= finding.received_at
    return isAnswer ? { betterAt: iso(newest.ms), ...(newest.isMistake && { isMistake: true }) } : {}
  }
}
