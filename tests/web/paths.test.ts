import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as paths from '../../web/src/paths.ts'

const folder = resolve(import.meta.dirname, '../../web/src')
const known = Object.values(paths).filter((path) => typeof path === 'string')
const literal = /['"`](\/[a-z][a-z/-]*)(?:\?[^'"`]*)?['"`]/g

describe('the addresses of the app', () => {
  test('are written in web/src/paths.ts only', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => file !== 'paths.ts')
    const raw = files.flatMap((file) =>
      [...readFileSync(resolve(folder, file), 'utf8').matchAll(literal)]
        .filter(([, path = '']) => known.some((one) => one === path))
        .map(([text]) => `${file}: ${text}`),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(raw).toEqual([])
  })
})
