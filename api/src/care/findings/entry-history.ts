import { findingContextOf } from '@second-wind/core/findings/current-findings'
import type { EntryContext } from '@second-wind/core/findings/entry-context'
import { readRecentEntries } from '@second-wind/core/findings/recent-records'
import type { ComparedEntry } from '@second-wind/core/findings/usual-comparison'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { Patient } from '@second-wind/core/records/patient'
import type { Db } from '../../platform/db/database.ts'
import { findPatient } from '../../records/profile/patients.repo.ts'
import { listFormerUsualDays } from '../../records/profile/profile-history.repo.ts'
import { listSymptomRows } from '../../records/symptoms/symptoms.repo.ts'
import { toComparedEntry } from '../../records/symptoms/symptoms.table.ts'

type EarlierEntry = { id: string; occurredMs: number; entry: ComparedEntry }

/** Of the newest entries. An older entry is compared with what the database has before it. */
const maxKept = 400

/**
 * What the entries of one patient are compared with. It keeps what it has read, because a push of 500 entries would
 * otherwise read up to 200 earlier entries for each of them. Valid within one transaction; whoever changes an entry or
 * the profile clears it.
 */
export class EntryHistory {
  readonly #db: Db
  readonly #patientId: PatientId
  #patient: { profile: Patient | undefined; hasFormerUsualDays: boolean } | undefined
  /** Newest first; none of the patient is missing between the newest and the last of these. */
  #newest: EarlierEntry[] | undefined
  #isComplete = false

  constructor(db: Db, patientId: PatientId) {
    this.#db = db
    this.#patientId = patientId
  }

  /**
   * Without a profile the findings remain that need none.
   *
   * @param beforeMs time of the entry, epoch milliseconds
   */
  async contextBefore(beforeMs: number): Promise<EntryContext> {
    this.#patient ??= await this.#readPatient()
    const { profile, hasFormerUsualDays } = this.#patient
    return {
      ...findingContextOf(profile),
      former: hasFormerUsualDays ? await listFormerUsualDays(this.#db, this.#patientId, beforeMs) : [],
      others: await readRecentEntries((limit) => this.#listEarlier(limit, beforeMs), beforeMs),
    }
  }

  /** Must be called for a new entry before the entries are read again. */
  add(added: EarlierEntry): void {
    if (!this.#newest) return
    const isOlder = ({ occurredMs, id }: EarlierEntry) =>
      occurredMs < added.occurredMs || (occurredMs === added.occurredMs && id < added.id)
    const at = this.#newest.findIndex(isOlder)
    if (at !== -1) this.#newest.splice(at, 0, added)
    else if (this.#isComplete) this.#newest.push(added)
  }

  /** An entry was changed or deleted, or the profile was changed. */
  clear(): void {
    this.#patient = undefined
    this.#newest = undefined
  }

  async #readPatient() {
    const profile = await findPatient(this.#db, this.#patientId)
    const former = await listFormerUsualDays(this.#db, this.#patientId, 0)
    return { profile, hasFormerUsualDays: former.length > 0 }
  }

  async #listEarlier(limit: number, beforeMs: number): Promise<ComparedEntry[]> {
    const newest = (this.#newest ??= await this.#readNewest())
    const first = newest.findIndex(({ occurredMs }) => occurredMs < beforeMs)
    const kept = first === -1 ? [] : newest.slice(first, first + limit)
    if (this.#isComplete || kept.length === limit) return kept.map(({ entry }) => entry)
    return (await listSymptomRows(this.#db, this.#patientId, limit, beforeMs)).map(toComparedEntry)
  }

  async #readNewest(): Promise<EarlierEntry[]> {
    const rows = await listSymptomRows(this.#db, this.#patientId, maxKept)
    this.#isComplete = rows.length < maxKept
    return rows.map((row) => ({ id: row.id, occurredMs: row.occurred_ms, entry: toComparedEntry(row) }))
  }
}
