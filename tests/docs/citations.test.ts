import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

describe('a ruling that the code cites', () => {
  test('is explained', () => {
    const code = globSync(['{core,api,web,sw}/src/**/*.{ts,tsx,css}'], { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n')
    const explained = readFileSync(join(root, 'docs/citations.md'), 'utf8')
    const cited = new Set(code.match(/\b[CD]-\d{2}\b/g))
    expect(cited.size).toBeGreaterThan(20)
    expect([...cited].filter((ruling) => !explained.includes(ruling))).toEqual([])
  })
})
