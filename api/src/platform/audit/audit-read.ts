import type { PatientId } from '@second-wind/core/platform/ids'
import { epochMs } from '@second-wind/core/platform/moment'
import type { ClinicianActor } from '../authentication/actor.ts'
import { countShares } from '../authentication/clinician.repo.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { iso } from '../iso.ts'
import { type AuditRule, polledLists } from './audit-rule.ts'
import { findLastAuditRow } from './audit.repo.ts'
import { writeAudit } from './write-audit.ts'

const quarterOfAnHourMs = 15 * 60_000

/** `patientId` is absent when a whole list was read. */
type AuditedRead = {
  actor: ClinicianActor
  action: string
  rule: AuditRule
  patientId?: PatientId
  status: number
}

/** Records a clinician's read before the response is sent. @throws AuditError */
export async function auditRead({ db, clock }: Pick<Deps, 'db' | 'clock'>, read: AuditedRead): Promise<void> {
  const { actor, action, rule, patientId = null, status } = read
  if (rule === 'nothing' || rule === 'act') return
  if (rule === 'poll' && patientId === null && !polledLists.includes(action))
    throw new Error(`no patient would read of ${action}`)
  const now = clock.now()
  await inTransaction(db, read.patientId, async (trx) => {
    const list = patientId === null ? await countShares(trx, actor.id) : undefined
    const object = list ? `patients: ${list.links}` : null
    if (rule === 'poll' || status === 304) {
      const look = { actor_kind: actor.kind, actor_id: actor.id, action, patient_id: patientId }
      const last = await findLastAuditRow(trx, look)
      // After the clock was set back, the last view may lie in the future: it does not count.
      const agoMs = last?.object === object ? now - epochMs(last.at) : -1
      // One patient may have joined while another left, so the number of patients is not enough.
      const hasNewcomer = last !== undefined && list?.newestAt !== undefined && list.newestAt >= last.at
      if (agoMs >= 0 && agoMs < quarterOfAnHourMs && !hasNewcomer) return
    }
    await writeAudit(trx, { at: iso(now), actor, action, patientId, object })
  })
}
