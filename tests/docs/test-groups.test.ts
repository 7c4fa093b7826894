import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// What CONTRIBUTING.md states about tests. A journey (tests/e2e) may be without a group: it is named *.spec.ts.

const root = join(import.meta.dirname, '..')
const files = globSync('**/*.test.{ts,tsx}', { cwd: root, exclude: (path) => path.includes('node_modules') })

/** The formatter indents every test that is in a group. */
const outsideGroups = (source: string): number => source.match(/^(test|it)\b[.(]/gm)?.length ?? 0

describe('the tests of a file', () => {
  test('are grouped by `describe` as soon as there are two', () => {
    expect(files.length).toBeGreaterThan(500)
    const ungrouped = files.filter((file) => outsideGroups(readFileSync(join(root, file), 'utf8')) > 1)
    expect(ungrouped).toEqual([])
  })

  test.each([
    ["test('a', () => {})\ntest.each([1])('b', () => {})", 2],
    ["describe('a', () => {\n  test('b', () => {})\n})\n\ntest.skip('c', () => {})", 1],
    ["describe('a', () => {\n  test.each([1])('b', () => {})\n})", 0],
  ])('are counted when they are outside a group: %j', (source, count) => {
    expect(outsideGroups(source)).toBe(count)
  })
})
