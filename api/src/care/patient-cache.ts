import type { PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../platform/db/database.ts'
import { OpenAlerts } from './alerts/open-alerts.ts'
import { EntryHistory } from './findings/entry-history.ts'

/**
 * What the rules read of one patient again and again while the changes of a push are applied. Valid within one
 * transaction, and cleared when one of its savepoints is rolled back.
 */
export class PatientCache {
  readonly entries: EntryHistory
  readonly alerts: OpenAlerts

  constructor(db: Db, patientId: PatientId) {
    this.entries = new EntryHistory(db, patientId)
    this.alerts = new OpenAlerts(db, patientId)
  }

  clear(): void {
    this.entries.clear()
    this.alerts.clear()
  }
}
