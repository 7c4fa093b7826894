import { describe, expect, test } from 'vitest'
import { createTestOrder, filesThatImport, type Module } from './choose-tests.ts'

describe('the files that import a module', () => {
  test('include those that import it through others, the nearest first, each once', () => {
    const far = { file: 'far.test.ts', importers: [] }
    const rules = { file: 'rules.ts', importers: [far] }
    const near = { file: 'near.test.ts', importers: [] }
    const facts = { file: 'facts.ts', importers: [rules, near, far] }
    expect(filesThatImport([facts])).toEqual(['facts.ts', 'rules.ts', 'near.test.ts', 'far.test.ts'])
  })

  test('are found where modules import each other', () => {
    const facts: Module = { file: 'facts.ts', importers: [] }
    const rules: Module = { file: 'rules.ts', importers: [facts] }
    facts.importers = [rules]
    expect(filesThatImport([facts])).toEqual(['facts.ts', 'rules.ts'])
  })
})

describe('the tests of a fault', () => {
  const tests = ['a.test.ts', 'b.test.ts', 'c-properties.test.ts', 'd.test.ts']

  test('keep their order before any has caught a fault, but properties are last', () => {
    const { inOrder } = createTestOrder(['c-properties.test.ts'])
    expect(inOrder('rules.ts', tests)).toEqual([
      'a.test.ts',
      'b.test.ts',
      'd.test.ts',
      'c-properties.test.ts',
    ])
  })

  test('begin with what caught most faults of the same file', () => {
    const { addCatch, inOrder } = createTestOrder(['c-properties.test.ts'])
    addCatch('rules.ts', 'b.test.ts')
    addCatch('rules.ts', 'd.test.ts')
    addCatch('rules.ts', 'd.test.ts')
    addCatch('other.ts', 'a.test.ts')
    expect(inOrder('rules.ts', tests)).toEqual([
      'd.test.ts',
      'b.test.ts',
      'a.test.ts',
      'c-properties.test.ts',
    ])
  })
})
