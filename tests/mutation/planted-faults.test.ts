import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { equivalentFaults, isEquivalent } from './equivalent-faults.ts'
import { faultsIn, plantFault } from './faults.ts'
import { ruleFiles } from './rule-files.ts'

const planted = (source: string) => faultsIn('rules.ts', source).map((fault) => plantFault(source, fault))

describe('a fault', () => {
  test('leaves out one element of a list, a set and a record', () => {
    expect(planted("const rows = ['a', 'b']")).toEqual(
      expect.arrayContaining(["const rows = ['b']", "const rows = ['a', ]"]),
    )
    expect(planted("const ids = new Set(['a', 'b'])")).toContain("const ids = new Set(['b'])")
    expect(planted("const words = { a: ['x', 'y'], b: [] }")).toEqual(
      expect.arrayContaining(['const words = { b: [] }', "const words = { a: ['y'], b: [] }"]),
    )
  })

  test('leaves out a row over several lines', () => {
    expect(
      planted("const rows = [\n  row({\n    id: 'a',\n  }),\n  row({\n    id: 'b',\n  }),\n]"),
    ).toContain("const rows = [\n  row({\n    id: 'b',\n  }),\n]")
  })

  test('makes a constant one lower and one higher', () => {
    expect(planted('export const days = 14')).toEqual(['export const days = 13', 'export const days = 15'])
    expect(planted('const most = 1_000')).toEqual(['const most = 999', 'const most = 1001'])
  })

  test.each(['when', 'alertWhen'])(
    'makes the condition `%s` over several lines never and always true',
    (name) => {
      expect(planted(`const rule = {\n  ${name}: (facts) =>\n    facts.a,\n}`)).toEqual([
        `const rule = {\n  ${name}: () => false,\n}`,
        `const rule = {\n  ${name}: () => true,\n}`,
      ])
    },
  )

  test('is not planted in types, schemas and reasons', () => {
    const source =
      "type Level = 1 | 2\nconst id = z.array(z.string()).check(z.maxLength(64))\nconst row = { reason: 'a' }"
    expect(planted(source)).toEqual([])
    expect(planted("const row = { reason: 'a', ...reviewed('nhs-111', 'own') }")).toEqual([])
    expect(planted("const ids: Set<Row['id']> = new Set(['a', 'b'])")).toContain(
      "const ids: Set<Row['id']> = new Set(['b'])",
    )
    expect(planted("const ids: Set<Row['id']> = new Set()")).toEqual([])
  })
})

describe('the faults that change nothing', () => {
  test('are each in exactly one place of a file of rules, where a fault could be planted', () => {
    const files = globSync(ruleFiles)
    for (const { file: name, within, why } of equivalentFaults) {
      const file = files.find((path) => path.endsWith(`/${name}`)) ?? name
      const source = readFileSync(file, 'utf8')
      expect(faultsIn(file, source).filter(isEquivalent(file, source)), within).not.toEqual([])
      expect(why).not.toBe('')
    }
  })
})
