import type { PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../platform/db/database.ts'
import { insertActivities } from '../records/activities/activities.repo.ts'
import type { ActivityRow } from '../records/activities/activities.table.ts'
import { ChangeFeed } from '../records/change-feed.ts'
import { NewRows } from '../records/new-rows.ts'
import { updateLatestRecord } from '../records/profile/latest-records.repo.ts'
import { KnownEntries } from '../records/symptoms/known-entries.ts'
import { insertSymptoms } from '../records/symptoms/symptoms.repo.ts'
import type { SymptomRow } from '../records/symptoms/symptoms.table.ts'
import { insertTriage } from '../records/triage/triage.repo.ts'
import type { TriageRow } from '../records/triage/triage.table.ts'
import { OpenAlerts } from './alerts/open-alerts.ts'
import { EntryHistory } from './entry-history.ts'

/**
 * The changes of one patient that are applied together. What the rules read again and again is read once, and new rows
 * wait here to be written by the table. Valid within one transaction.
 */
export class PatientWork {
  readonly patientId: PatientId
  readonly symptoms: NewRows<SymptomRow>
  readonly triage: NewRows<TriageRow>
  readonly activities: NewRows<ActivityRow>
  readonly feed: ChangeFeed
  readonly knownEntries: KnownEntries
  readonly entries: EntryHistory
  readonly alerts: OpenAlerts
  readonly #trx: Db

  /** @param knownEntries of the same patient */
  constructor(trx: Db, patientId: PatientId, knownEntries = new KnownEntries()) {
    this.patientId = patientId
    this.#trx = trx
    this.symptoms = new NewRows(trx, 'symptom_entries', async (rows) => {
      await insertSymptoms(trx, rows)
      await updateLatestRecord(trx, 'latest_symptom', patientId, rows)
    })
    this.triage = new NewRows(trx, 'triage_results', async (rows) => {
      await insertTriage(trx, rows)
      // A follow-up reply is not a symptom check: "better" must not take the place of a 999 result.
      const checks = rows.filter(({ track }) => track !== 'follow-up')
      await updateLatestRecord(trx, 'latest_triage', patientId, checks)
    })
    this.activities = new NewRows(trx, 'activities', (rows) => insertActivities(trx, rows))
    this.feed = new ChangeFeed(trx)
    this.knownEntries = knownEntries
    this.entries = new EntryHistory(() => this.written(), patientId, knownEntries)
    this.alerts = new OpenAlerts(trx, patientId, this.feed)
  }

  /** The database with all that waits written. Code that reads or changes stored rows gets it from here. */
  async written(): Promise<Db> {
    for (const part of [this.symptoms, this.triage, this.activities, this.alerts, this.feed])
      await part.write()
    return this.#trx
  }

  /** Stored entries, alerts or the profile were changed: what the rules read of them is read again. */
  async readAgain(): Promise<void> {
    await this.written()
    this.discard()
  }

  /** Forgets what was read and what waits, after a rollback. */
  discard(): void {
    for (const part of [this.symptoms, this.triage, this.activities, this.feed, this.entries, this.alerts])
      part.clear()
  }
}
