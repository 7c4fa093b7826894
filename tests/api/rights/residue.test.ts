import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@second-wind/api/platform/db/database'
import { findMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { type OpenDatabase, openDatabase } from '@second-wind/api/platform/db/open-database'
import { insertPatient } from '@second-wind/api/records/profile/patients.repo'
import { insertSymptoms, replaceReport } from '@second-wind/api/records/symptoms/symptoms.repo'
import { toSymptomRow } from '@second-wind/api/records/symptoms/symptoms.table'
import { erasePatient, purgeErasedPages } from '@second-wind/api/rights/erase-patient'
import { resumeErasures } from '@second-wind/api/rights/resume-erasures'
import { patientId, type PatientId } from '@second-wind/core/platform/ids'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { aProfile } from '../../fixtures/personas.ts'

const nowMs = Date.parse('2026-11-20T18:00:00Z')
const by = { kind: 'operator', id: 0 } as const
const people = Array.from({ length: 40 }, (_, index) => patientId.parse(index + 1))
const leaving = people.filter((id) => id % 2 === 0)

let folder: string
let opened: OpenDatabase
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-residue-'))
  opened = openDatabase(join(folder, 'data.db'))
  await migrateToLatest(opened.db)
})
afterEach(async () => {
  await opened.close()
  rmSync(folder, { recursive: true })
})

/** The content of all files in the database's folder. */
const bytes = (): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name)).toString('latin1'))
    .join('')

/** The words of these people in the files; each word contains its author. */
const wordsOf = (writers: readonly PatientId[]): string[] =>
  [...new Set(bytes().match(/word-\d+-\w+-q/g))].filter((word) =>
    writers.some((id) => word.startsWith(`word-${id}-`)),
  )

/** Entries of 40 people in one another's pages, which grow, shrink and move as they are edited. */
async function writeMuch(db: Db): Promise<void> {
  const random = numbersFrom(7)
  const entries: { owner: PatientId; id: string }[] = []
  const notesOf = (owner: PatientId, number: number) =>
    `word-${owner}-${number}-q${' so'.repeat(random(200))}`
  for (const id of people) {
    await insertPatient(db, id, aProfile({ name: `word-${id}-name-q` }), '2026-11-01T09:00:00.000Z')
  }
  for (let number = 0; number < 6_000; number += 1) {
    const known = random(10) < 4 ? entries[random(entries.length)] : undefined
    if (known) {
      await replaceReport(db, known.id, aReport({ notes: notesOf(known.owner, number) }))
      continue
    }
    const owner = people[random(people.length)] ?? patientId.parse(1)
    // Anywhere in the table, as ids from many phones are.
    const entityId = idNumbered(random(2 ** 31) * 8_192 + number)
    entries.push({ owner, id: entityId })
    const change = { ...received(number), entityId, patientId: owner }
    await insertSymptoms(db, [toSymptomRow(change, aReport({ notes: notesOf(owner, number) }))])
  }
}

const received = (number: number) => ({
  mutationId: idNumbered(number),
  isEntityNamed: false,
  latestMs: nowMs,
  moment: {
    occurred_at: '2026-11-20T18:02:00.000Z',
    occurred_ms: nowMs + number,
    local_date: '2026-11-20',
    tz_offset_min: 0,
    received_at: '2026-11-20T18:02:00.000Z',
    clock_suspect: 0 as const,
    device_id: null,
  },
})

/** Whole numbers below a limit, the same ones every time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('an erasure', () => {
  test('leaves no word of the patients between other rows, which lose nothing', async () => {
    await opened.db.transaction().execute(writeMuch)
    const staying = people.filter((id) => !leaving.includes(id))
    const theirs = await opened.db
      .selectFrom('symptom_entries')
      .select('notes')
      .where('patient_id', 'in', staying)
      .execute()
    for (const id of leaving) {
      await opened.db.transaction().execute((trx) => erasePatient(trx, { patientId: id, nowMs, by }))
    }
    opened.checkpoint()
    // Without rewriting the file some words remain, so this test can fail.
    expect(wordsOf(leaving)).not.toEqual([])

    await purgeErasedPages(opened.db)
    expect(wordsOf(leaving)).toEqual([])
    const kept = new Set(wordsOf(staying))
    expect(theirs.filter(({ notes }) => !kept.has(notes?.split(' ')[0] ?? ''))).toEqual([])
  })

  test('is repeated at the next start when it was interrupted by a stop or undone by a restore', async () => {
    const { db } = opened
    await insertPatient(
      db,
      patientId.parse(1),
      aProfile({ name: 'word-1-name-q' }),
      '2026-11-01T09:00:00.000Z',
    )
    await insertPatient(
      db,
      patientId.parse(2),
      aProfile({ name: 'word-2-name-q' }),
      '2026-11-01T09:00:00.000Z',
    )
    await db
      .insertInto('erased_patients')
      .values({ patient_id: patientId.parse(2), erased_at: 'before' })
      .execute()

    await resumeErasures(db, nowMs)
    expect(await db.selectFrom('patients').select('id').execute()).toEqual([{ id: 1 }])
    expect(bytes()).not.toContain('word-2-name-q')
    expect(await findMeta(db, 'rewrite_due')).toBeUndefined()
    const [row] = await db.selectFrom('audit').selectAll().execute()
    expect(row).toMatchObject({ actor_kind: 'operator', action: 'account.erase', patient_id: 2 })

    await db.transaction().execute((trx) => erasePatient(trx, { patientId: patientId.parse(1), nowMs, by }))
    expect(await findMeta(db, 'rewrite_due')).toBeDefined()
    await resumeErasures(db, nowMs)
    expect(bytes()).not.toContain('word-1-name-q')
    expect(await findMeta(db, 'rewrite_due')).toBeUndefined()
  })

  test('purges the pages that a running backup still uses at the next start', async () => {
    const { db } = opened
    await insertPatient(
      db,
      patientId.parse(1),
      aProfile({ name: 'word-1-name-q' }),
      '2026-11-01T09:00:00.000Z',
    )
    const backup = openDatabase(join(folder, 'data.db'))
    await sql`begin`.execute(backup.db)
    await sql`select * from patients`.execute(backup.db)

    await db.transaction().execute((trx) => erasePatient(trx, { patientId: patientId.parse(1), nowMs, by }))
    await sql`pragma busy_timeout = 10`.execute(db)
    await purgeErasedPages(db)
    expect(bytes()).toContain('word-1-name-q')
    expect(await findMeta(db, 'rewrite_due')).toBeDefined()

    await backup.close()
    await resumeErasures(db, nowMs)
    expect(bytes()).not.toContain('word-1-name-q')
    expect(await findMeta(db, 'rewrite_due')).toBeUndefined()
  })
})
