import { alertMessage } from '@second-wind/core/care/alerts/alert-message'
import type { RaisedAlert } from '@second-wind/core/care/alerts/alert-rules'
import { isLessSevere } from '@second-wind/core/care/alerts/alert-state'
import { gravityOf } from '@second-wind/core/findings/finding-gravity'
import type { PatientId } from '@second-wind/core/platform/ids'
import { epochMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { RULES_VERSION } from '@second-wind/core/triage/rules-version'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { Db } from '../../platform/db/database.ts'
import { stableId } from '../../platform/db/stable-id.ts'
import type { ChangeFeed } from '../../records/change-feed.ts'
import { alertCountChange } from './alert-count-change.ts'
import { insertFindings, type NewFinding, type StoredFinding } from './alert-findings.repo.ts'
import { insertAlerts, listOpenAlerts, type OpenAlert, updateAlert } from './alerts.repo.ts'

/** The record that raises an alert. */
export type AlertSource = Pick<IncomingChange, 'mutationId' | 'patientId' | 'entityId'> & {
  moment: Pick<IncomingChange['moment'], 'local_date' | 'occurred_ms' | 'received_at'>
}

/**
 * The open alerts of one patient, one of each type. It keeps their findings, because a new one is ranked among all of
 * them; new ones wait to be written together. Valid within one transaction; whatever withdraws a finding or changes an
 * entry clears it.
 */
export class OpenAlerts {
  readonly #trx: Db
  readonly #patientId: PatientId
  readonly #feed: ChangeFeed
  #byType: Map<string, OpenAlert> | undefined
  #opened = new Set<OpenAlert>()
  #changed = new Set<OpenAlert>()
  #newFindings: NewFinding[] = []

  constructor(trx: Db, patientId: PatientId, feed: ChangeFeed) {
    this.#trx = trx
    this.#patientId = patientId
    this.#feed = feed
  }

  async find(alertType: string): Promise<OpenAlert | undefined> {
    this.#byType ??= await this.#read()
    return this.#byType.get(alertType)
  }

  /**
   * Adds a finding to the open alert of its type, or to the one of the same record that says the same fact, or opens one.
   *
   * @param report of an entry; undefined for other records
   */
  async raise(source: AlertSource, raised: RaisedAlert, report?: SymptomReport): Promise<void> {
    const finding = toFinding(source, raised)
    const stored = toStoredFinding(finding, report)
    const ofType = await this.find(raised.alertType)
    const open = ofType ?? (raised.joins === undefined ? undefined : await this.find(raised.joins))
    if (open) this.#addTo(open, raised, stored)
    const { id } = open ?? (await this.#open(source, raised, stored))
    this.#newFindings.push({ ...finding, alert_id: id })
  }

  async write(): Promise<void> {
    const [opened, changed, findings] = [[...this.#opened], [...this.#changed], this.#newFindings]
    this.#forgetWaiting()
    await insertAlerts(this.#trx, this.#patientId, opened)
    for (const alert of changed) await updateAlert(this.#trx, alert)
    await insertFindings(this.#trx, findings)
  }

  /** Forgets what was read and what waits. */
  clear(): void {
    this.#byType = undefined
    this.#forgetWaiting()
  }

  #forgetWaiting(): void {
    this.#opened = new Set()
    this.#changed = new Set()
    this.#newFindings = []
  }

  #addTo(open: OpenAlert, { severity }: RaisedAlert, finding: StoredFinding): void {
    open.isRead &&= isLessSevere(severity, open.severity)
    open.findings.push(finding)
    if (isLessSevere(open.severity, severity)) open.severity = severity
    open.updatedAt = finding.received_at
    if (!this.#opened.has(open)) this.#changed.add(open)
  }

  async #open(
    { mutationId }: AlertSource,
    { alertType, severity }: RaisedAlert,
    finding: StoredFinding,
  ): Promise<OpenAlert> {
    const updatedAt = finding.received_at
    const id = stableId(epochMs(updatedAt), `alert ${alertType} ${mutationId}`)
    const alert: OpenAlert = { id, alertType, severity, isRead: false, updatedAt, findings: [finding] }
    this.#byType?.set(alertType, alert)
    this.#opened.add(alert)
    await this.#feed.log(alertCountChange(this.#patientId))
    return alert
  }

  async #read(): Promise<Map<string, OpenAlert>> {
    const alerts = await listOpenAlerts(this.#trx, this.#patientId)
    return new Map(alerts.map((alert) => [alert.alertType, alert]))
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

/** A new finding in the form in which `listFindings` returns stored ones. */
const toStoredFinding = (finding: ReturnType<typeof toFinding>, report?: SymptomReport): StoredFinding => ({
  ...finding,
  gravity: gravityOf(finding.rule_id, report),
  localDate: finding.local_date,
  withdrawnAt: null,
})
