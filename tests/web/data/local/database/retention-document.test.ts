import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { personalTables } from '@second-wind/api/rights/personal-tables'
import { describe, expect, test } from 'vitest'
import { db as phone } from '../../../../../web/src/data/local/database/db-connection.ts'

const paper = readFileSync(join(import.meta.dirname, '../../../../../docs/retention-and-erasure.md'), 'utf8')

describe('the retention document', () => {
  test('names how long every table of the server is kept', async () => {
    const { db, close } = openDatabase(':memory:')
    await migrateToLatest(db)
    const tables = await db.introspection.getTables()
    await close()
    expect(tables.length).toBeGreaterThan(25)
    expect(writtenDown('On the server')).toEqual(tables.map(({ name }) => name).toSorted())
  })

  test('names how long every table of a phone is kept', () => {
    expect(writtenDown('On the phone')).toEqual(phone.tables.map(({ name }) => name).toSorted())
  })

  test('matches what erasing does to each table', () => {
    for (const [name, rule] of Object.entries(personalTables)) {
      const documented = rowsOf('On the server')
        .find(([names]) => names === `\`${name}\``)
        ?.at(-1)
      expect(documented, name).toMatch(wordsFor(rule?.erase))
    }
  })
})

function wordsFor(erase: unknown): RegExp {
  if (erase === undefined) return /^not a patient's$/
  if (erase === 'delete') return /^deleted$/
  return erase === 'keep' ? /^stays, by number$/ : /^stays, without \w/
}

/** The tables that the rows of a chapter name in their first column. */
const writtenDown = (heading: string): string[] =>
  rowsOf(heading)
    .flatMap(([names = '']) => [...names.matchAll(/`([A-Za-z_]+)`/g)].map(([, name = '']) => name))
    .toSorted()

function rowsOf(heading: string): string[][] {
  const [, chapter = ''] = paper.split(`## ${heading}\n`)
  const [rows = ''] = chapter.split(/^## /m)
  return rows
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}
