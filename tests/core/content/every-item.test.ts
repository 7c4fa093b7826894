import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { reviewShape } from '@second-wind/core/content/content-item'
import { sources } from '@second-wind/core/content/sources'
import { dayMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contentSets } from './content-sets.ts'
import { itemsIn } from './walk-content.ts'

const folder = resolve(import.meta.dirname, '../../../core/src/content')
const files = globSync('**/*.ts', { cwd: folder })
const exported = await Promise.all(
  files.map(async (file) => {
    const exports: Record<string, unknown> = await import(resolve(folder, file))
    return Object.entries(exports).map(([name, value]) => ({ where: `${file}: ${name}`, value }))
  }),
).then((all) => all.flat())

describe.each(contentSets)('the set $name', ({ schema, items }) => {
  test('has only items that follow its schema', () => {
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) {
      const parsed = z.safeParse(schema, item)
      if (!parsed.success)
        throw new Error(`${JSON.stringify(item).slice(0, 120)}\n${z.prettifyError(parsed.error)}`)
    }
  })

  test('has unique ids', () => {
    const ids = items.map((item) => ('id' in item ? item.id : undefined))
    expect(ids).not.toContain(undefined)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})

describe('the checks of content', () => {
  test('include every set of items', () => {
    const checked = new Set(contentSets.flatMap((set) => set.items.flatMap(itemsIn)))
    const left = exported.filter(({ value }) => itemsIn(value).some((item) => !checked.has(item)))
    expect(checked.size).toBeGreaterThan(250)
    expect(left.map(({ where }) => where)).toEqual([])
  })
})

describe('every item', () => {
  const items = [...new Set(exported.flatMap(({ value }) => itemsIn(value)))]

  test('names its sources and when it was last checked against them', () => {
    for (const item of items)
      expect(z.safeParse(z.object(reviewShape), item).success, JSON.stringify(item)).toBe(true)
  })

  test('is due for review within a year of its last review', () => {
    const spans = items.flatMap((item) =>
      'reviewedOn' in item && 'reviewBy' in item ? [[item.reviewedOn, item.reviewBy]] : [],
    )
    for (const [on, by] of spans) {
      const days = (Date.parse(String(by)) - Date.parse(String(on))) / dayMs
      expect(days).toBeGreaterThan(0)
      expect(days).toBeLessThanOrEqual(366)
    }
    expect(spans).toHaveLength(items.length)
  })

  test('names only known sources, and every source is used', () => {
    const used = new Set(
      items.flatMap((item) => ('sources' in item && Array.isArray(item.sources) ? item.sources : [])),
    )
    expect(Object.keys(sources).filter((id) => !used.has(id))).toEqual([])
  })
})
