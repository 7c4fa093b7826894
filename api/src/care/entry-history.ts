import { findingContextOf } from '@second-wind/core/findings/current-findings'
import type { EntryContext } from '@second-wind/core/findings/entry-context'
import { readRecentEntries } from '@second-wind/core/findings/recent-records'
import type { ComparedEntry } from '@second-wind/core/findings/usual-comparison'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { Patient } from '@second-wind/core/records/patient'
import type { Person } from '@second-wind/core/triage/person'
import type { Db } from '../platform/db/database.ts'
import { findPatientRow } from '../records/profile/patients.repo.ts'
import { toPatient } from '../records/profile/patients.table.ts'
import { listFormerUsualDays } from '../records/profile/profile-history.repo.ts'
import type { KnownEntries } from '../records/symptoms/known-entries.ts'
import { listSymptomRows } from '../records/symptoms/symptoms.repo.ts'
import type { SymptomRow } from '../records/symptoms/symptoms.table.ts'

type EarlierEntry = { id: string; occurredMs: number; entry: ComparedEntry }

/**
 * How many of the newest entries are read: those that one entry is usually compared with, a few that may be newer than
 * it, and twice as many when that is too few.
 */
const fewest = 110
/** An entry that is older than these is compared with what the database has before it. */
const most = 1_200

/**
 * What the entries of one patient are compared with. It keeps what it has read, because a push of 500 entries would
 * otherwise read up to 200 earlier entries for each of them. Valid within one transaction; code that changes an entry
 * or the profile clears it.
 */
export class EntryHistory {
  readonly #written: () => Promise<Db>
  readonly #patientId: PatientId
  readonly #known: KnownEntries
  #patient: { profile: Patient | undefined; hasFormerUsualDays: boolean } | undefined
  /** Contiguous, newest first. */
  #newest: EarlierEntry[] | undefined
  #isComplete = false
  #keptAtMost = fewest
  #hasOnlyGrown = true

  /** @param written gives the database once new entries are written */
  constructor(written: () => Promise<Db>, patientId: PatientId, known: KnownEntries) {
    this.#written = written
    this.#patientId = patientId
    this.#known = known
  }

  /**
   * Without a profile, only rules that need no profile apply.
   *
   * @param beforeMs time of the entry, epoch milliseconds
   */
  async contextBefore(beforeMs: number): Promise<EntryContext> {
    const { profile, hasFormerUsualDays } = await this.#keptPatient()
    return {
      ...findingContextOf(profile),
      former: hasFormerUsualDays
        ? await listFormerUsualDays(await this.#written(), this.#patientId, beforeMs)
        : [],
      others: await readRecentEntries((limit) => this.#listEarlier(limit, beforeMs), beforeMs),
    }
  }

  async person(): Promise<Person | undefined> {
    return (await this.#keptPatient()).profile
  }

  /** Whether nothing but entries newer than all others was added, so that none of the others can say anything new. */
  get hasOnlyGrown(): boolean {
    return this.#hasOnlyGrown
  }

  /** Must be called for a new entry before the entries are read again. */
  add(row: SymptomRow): void {
    const added = this.#toEarlier(row)
    this.#hasOnlyGrown &&=
      this.#newest !== undefined && (this.#newest[0] === undefined || isOlder(this.#newest[0], added))
    if (!this.#newest) return
    const at = this.#newest.findIndex((one) => isOlder(one, added))
    if (at !== -1) this.#newest.splice(at, 0, added)
    else if (this.#isComplete) this.#newest.push(added)
  }

  /** An entry was changed or deleted, or the profile was changed. */
  clear(): void {
    this.#patient = undefined
    this.#newest = undefined
    this.#hasOnlyGrown = false
  }

  async #keptPatient() {
    this.#patient ??= await this.#readPatient()
    return this.#patient
  }

  async #readPatient() {
    const db = await this.#written()
    const row = await findPatientRow(db, this.#patientId)
    const former = await listFormerUsualDays(db, this.#patientId, 0)
    return { profile: row && toPatient(row, 0), hasFormerUsualDays: former.length > 0 }
  }

  async #listEarlier(limit: number, beforeMs: number): Promise<ComparedEntry[]> {
    const newest = (this.#newest ??= await this.#readNewest())
    const first = newest.findIndex(({ occurredMs }) => occurredMs < beforeMs)
    const kept = first === -1 ? [] : newest.slice(first, first + limit)
    if (this.#isComplete || kept.length === limit) return kept.map(({ entry }) => entry)
    if (this.#keptAtMost < most) {
      this.#keptAtMost *= 2
      this.#newest = undefined
      return this.#listEarlier(limit, beforeMs)
    }
    const rows = await listSymptomRows(await this.#written(), this.#patientId, limit, beforeMs)
    return rows.map((row) => this.#known.entryOf(row))
  }

  async #readNewest(): Promise<EarlierEntry[]> {
    const rows = await listSymptomRows(await this.#written(), this.#patientId, this.#keptAtMost)
    this.#isComplete = rows.length < this.#keptAtMost
    return rows.map((row) => this.#toEarlier(row))
  }

  #toEarlier(row: SymptomRow): EarlierEntry {
    return { id: row.id, occurredMs: row.occurred_ms, entry: this.#known.entryOf(row) }
  }
}

const isOlder = (a: EarlierEntry, b: EarlierEntry): boolean =>
  a.occurredMs < b.occurredMs || (a.occurredMs === b.occurredMs && a.id < b.id)
