import { alertMessage } from '@second-wind/core/care/alerts/alert-message'
import type { RaisedAlert } from '@second-wind/core/care/alerts/alert-rules'
import { isMilder } from '@second-wind/core/care/alerts/alert-state'
import { gravityOf } from '@second-wind/core/findings/finding-gravity'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { RULES_VERSION } from '@second-wind/core/triage/rules-version'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { Db } from '../../platform/db/database.ts'
import { stableId } from '../../platform/db/stable-id.ts'
import { insertFinding, listFindings, type StoredFinding } from './alert-findings.repo.ts'
import { findOpenAlert, insertAlert, type OpenAlert, updateAlert } from './alerts.repo.ts'
import { logAlertCountChange } from './log-alert-count-change.ts'

/** The record that raises an alert. */
export type AlertSource = Pick<IncomingChange, 'mutationId' | 'patientId' | 'entityId'> & {
  moment: Pick<IncomingChange['moment'], 'local_date' | 'occurred_ms' | 'received_at'>
}

type KeptAlert = OpenAlert & { findings: readonly StoredFinding[] }

/**
 * The open alerts of one patient, one of each type. It keeps their findings, because a new one is ranked among all of
 * them. Valid within one transaction; whatever withdraws a finding or changes an entry clears it.
 */
export class OpenAlerts {
  readonly #db: Db
  readonly #patientId: PatientId
  readonly #byType = new Map<string, KeptAlert>()

  constructor(db: Db, patientId: PatientId) {
    this.#db = db
    this.#patientId = patientId
  }

  async find(alertType: string): Promise<KeptAlert | undefined> {
    const kept = this.#byType.get(alertType)
    if (kept) return kept
    const alert = await findOpenAlert(this.#db, this.#patientId, alertType)
    return alert && this.#keep(alertType, { ...alert, findings: await listFindings(this.#db, alert.id) })
  }

  /**
   * Adds a finding to the open alert of its type, or opens one.
   *
   * @param report of an entry; undefined for other records
   */
  async raise(source: AlertSource, raised: RaisedAlert, report?: SymptomReport): Promise<void> {
    const { alertType, severity } = raised
    const finding = toFinding(source, raised)
    const stored = toStoredFinding(finding, report)
    const open = await this.find(alertType)
    if (open) {
      await insertFinding(this.#db, open.id, finding)
      const isRead = open.isRead && isMilder(severity, open.severity)
      const findings = [...open.findings, stored]
      const shown = await updateAlert(this.#db, { ...open, isRead }, findings, finding.received_at)
      this.#keep(alertType, { id: open.id, isRead, severity: shown, findings })
      return
    }
    const { patientId, mutationId } = source
    const { message, received_at: createdAt } = finding
    const id = stableId(Date.parse(createdAt), `alert ${alertType} ${mutationId}`)
    await insertAlert(this.#db, { id, patientId, severity, alertType, message, createdAt }, finding)
    await logAlertCountChange(this.#db, patientId)
    this.#keep(alertType, { id, severity, isRead: false, findings: [stored] })
  }

  clear(): void {
    this.#byType.clear()
  }

  #keep(alertType: string, alert: KeptAlert): KeptAlert {
    this.#byType.set(alertType, alert)
    return alert
  }
}

function toFinding({ patientId, entityId, moment }: AlertSource, raised: RaisedAlert) {
  const { local_date: claimedDate, received_at: receivedAt } = moment
  const receivedDate = receivedAt.slice(0, 10)
  return {
    patient_id: patientId,
    source_id: entityId,
    rule_id: raised.ruleId,
    rules_version: RULES_VERSION,
    severity: raised.severity,
    message: alertMessage(raised, claimedDate),
    // A phone's clock that is ahead does not make its finding the newest for ever.
    local_date: claimedDate < receivedDate ? claimedDate : receivedDate,
    received_at: receivedAt,
    withdrawn_at: null,
  }
}

/** As `listFindings` reads it. */
const toStoredFinding = (finding: ReturnType<typeof toFinding>, report?: SymptomReport): StoredFinding => ({
  ...finding,
  gravity: gravityOf(finding.rule_id, report),
  localDate: finding.local_date,
  withdrawnAt: null,
})
