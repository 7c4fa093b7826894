import { describe, expect, test } from 'vitest'
import { productTexts, textsIn } from './product-texts.ts'
import { type AvoidedWords, wordsWeAvoid } from './words-we-avoid.ts'

const texts = productTexts()

const contains = (text: string, { avoid, except = [] }: AvoidedWords): boolean =>
  avoid.test(except.reduce((rest, literal) => rest.replaceAll(literal, ''), text))

describe('the texts that people read', () => {
  test('are found in every folder of the product', () => {
    for (const folder of ['core/src/content/', 'web/src/patient/', 'web/src/clinician/', 'api/src/ops/'])
      expect(texts.filter(({ file }) => file.startsWith(folder)).length).toBeGreaterThan(100)
  })

  test.each(wordsWeAvoid)('do not contain $avoid', (row) => {
    const found = texts.filter(({ text }) => contains(text, row))
    expect(
      found.map(({ file, line, text }) => `${file}:${line}: ${text}`),
      `We write: ${row.instead} (${row.why})`,
    ).toEqual([])
  })

  test('include every exception', () => {
    const exceptions = new Set(wordsWeAvoid.flatMap(({ except = [] }) => except))
    expect([...exceptions].filter((words) => !texts.some(({ text }) => text.includes(words)))).toEqual([])
  })
})

describe('the words are found', () => {
  test.each([
    ['in a string', "export const words = { done: 'Whoever opens it' }"],
    ['in a template', 'export const words = (name: string) => `Whoever opens ${name}`'],
    ['in an element', 'export const Words = () => <p>Whoever opens it</p>'],
    [
      'across lines of an element',
      'export const Words = () => (\n  <p>\n    It opens. Whoever\n    it is\n  </p>\n)',
    ],
    ['in an attribute', 'export const Words = () => <img alt="Whoever opens it" />'],
  ])('%s', (_, code) => {
    const found = textsIn('words.tsx', code).filter(({ text }) =>
      wordsWeAvoid.some((row) => contains(text, row)),
    )
    expect(found).toHaveLength(1)
  })

  test('but comments and names in the code are free', () => {
    const code = '// Whoever reads it, by now\nexport const whoever = 1\n'
    expect(textsIn('words.ts', code)).toEqual([])
  })
})
