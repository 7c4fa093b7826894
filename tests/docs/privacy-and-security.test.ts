import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { consentVersion } from '@second-wind/core/content/consent/consent-text'
import { knownGaps } from '@second-wind/core/content/statements/known-gaps'
import { privacyNotice } from '@second-wind/core/content/statements/privacy-notice'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')

const papers = [
  'accessibility-statement.md',
  'consent-model.md',
  'dpia.md',
  'incidents.md',
  'privacy-notice.md',
  'retention-and-erasure.md',
  'security.md',
  'threat-model.md',
]

describe.each(papers)('%s', (name) => {
  const paper = read(name)

  test('names files that exist', () => {
    const named = filesIn(paper)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  test('links to files that exist', () => {
    const links = [...paper.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(root, dirname(join('docs', name)), link)))).toEqual([])
  })

  test('states that it is unsigned, who must sign, and what the deployer fills in', () => {
    expect(paper).toContain('**Unsigned.**')
    expect(paper).toMatch(/^\| Must be signed by \| \S.*\|$/m)
    expect(paper).toMatch(/To fill in: \S/)
  })
})

/** Files and folders of this repository in backticks. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/`((?:api|core|web|sw|tests|docs|scripts)\/[^`\s]+)`/g)].map(
    ([, file = '']) => file,
  )
}

describe('the threat model', () => {
  const rows = read('threat-model.md')
    .split('\n')
    .filter((line) => /^\| \d+[a-z]? \|/.test(line))
    .map(cells)

  test('numbers the threats in order, without a gap', () => {
    const numbers = rows.map(([number = '']) => number)
    const next = numbers.map((number) => {
      const [, digits, letter] = /^(\d+)([a-z]?)$/.exec(number) ?? []
      const nextLetter = letter ? String.fromCodePoint(letter.codePointAt(0)! + 1) : 'b'
      return [`${Number(digits) + 1}`, `${digits}${nextLetter}`]
    })
    expect([numbers[0], numbers.at(-1)]).toEqual(['1', '24'])
    expect(numbers.slice(1).filter((number, at) => !next[at]?.includes(number))).toEqual([])
  })

  test.each(rows)(
    'names control, place, evidence and remaining risk of threat %s (%s)',
    (_number, _kind, threat, control, where = '', shown = '', left) => {
      expect([threat, control, left]).not.toContain('')
      expect(filesIn(where).length).toBeGreaterThan(0)
      const tests = filesIn(shown).filter((file) => file.startsWith('tests/'))
      expect(tests.length > 0 || shown.startsWith('Not built')).toBe(true)
    },
  )
})

/** The rows of a chapter that begin with an id in backticks, which lose those. */
function rowsOf(name: string, heading: string): string[][] {
  const [, chapter = ''] = read(name).split(`## ${heading}\n`)
  const [rows = ''] = chapter.split(/^## /m)
  return rows
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => cells(line).map((cell, at) => (at === 0 ? cell.replaceAll('`', '') : cell)))
}

describe('a paper on privacy and accessibility', () => {
  test('names evidence for every section of the privacy notice', () => {
    const rows = rowsOf('privacy-notice.md', 'What shows that it is true')
    expect(rows.map(([id]) => id)).toEqual(privacyNotice.sections.map(({ id }) => id))
    expect(rows.filter(([, , shown = '']) => filesIn(shown).length === 0)).toEqual([])
  })

  test('names the rule that each known gap in accessibility breaks', () => {
    const rows = rowsOf('accessibility-statement.md', 'Known gaps')
    expect(rows.map(([id]) => id)).toEqual(knownGaps.map(({ id }) => id))
    expect(rows.filter(([, rule]) => rule === '')).toEqual([])
  })

  test('on consent describes the current consent text', () => {
    expect(read('consent-model.md')).toContain(`for text version ${consentVersion} |`)
  })
})

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
