import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

// What docs/decisions/foundations/044-one-map.md and CONTRIBUTING.md state.

const root = join(import.meta.dirname, '../..')
const files = globSync('{core/src,api/src,web/src,web/handouts,sw/src,scripts,tests}/**/*.*', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|runtime|dist[\w-]*|\.types)(\/|$)/.test(path),
})

/** A new one is added for each change of the database, and a released one never changes. */
const isMigration = (path: string) => path.startsWith('api/src/platform/db/migrations/')

/** Words and figures that are read from top to bottom; splitting them would only hide how many there are. */
const tables = [
  /^core\/src\/content\//,
  /^api\/src\/demo\/large\/names\.ts$/,
  /^tests\/core\/content\/content-sets\.ts$/,
]

describe('the size of folders and files', () => {
  test('a folder has at most 25 files', () => {
    const counts = new Map<string, number>()
    for (const path of files.filter((file) => !isMigration(file)))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
    expect(counts.size).toBeGreaterThan(100)
    expect([...counts].filter(([, count]) => count > 25)).toEqual([])
  })

  test('a file of the product or of its tests has at most 250 lines, except tables and migrations', () => {
    const limited = files.filter(
      (path) => /\.tsx?$/.test(path) && !isMigration(path) && !tables.some((table) => table.test(path)),
    )
    expect(limited.length).toBeGreaterThan(1_000)
    expect(
      limited.map((path) => [path, lineCount(path)] as const).filter(([, lines]) => lines > 250),
    ).toEqual([])
  })
})

const lineCount = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length
