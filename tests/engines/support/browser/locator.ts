import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type * as TestingLibrary from '@testing-library/dom'

type Words = string | RegExp

/** An element as people find it. */
export type Locator = { by: 'Role' | 'LabelText' | 'Text'; words: Words; name?: Words }

export const role = (words: string, name?: Words): Locator => ({
  by: 'Role',
  words,
  ...(name !== undefined && { name }),
})
export const label = (words: Words): Locator => ({ by: 'LabelText', words })
export const text = (words: Words): Locator => ({ by: 'Text', words })

export const describeLocator = ({ by, words, name }: Locator): string =>
  `${by} ${String(words)}${name === undefined ? '' : ` named ${String(name)}`}`

/** Defines what the script needs, in each page that is opened. */
export const library = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom')).replace(
    /dist\/.*$/,
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** The body of a function that gives those on the screen that is open, in the order of the page. */
export function scriptFor({ by, words, name }: Locator): string {
  const args = [by, toPlain(words), toPlain(name)].map((arg) => JSON.stringify(arg) ?? 'undefined')
  return `return (${String(queryVisible)})(${args.join(', ')})`
}

declare const TestingLibraryDom: typeof TestingLibrary

type PlainWords = { source: string; flags: string } | string | undefined

function toPlain(words: Words | undefined): PlainWords {
  return words instanceof RegExp ? { source: words.source, flags: words.flags } : words
}

// Runs in the page.
function queryVisible(
  by: Locator['by'],
  plainWords: PlainWords,
  plainName: PlainWords,
): Element[] | undefined {
  if (typeof TestingLibraryDom === 'undefined') return undefined
  const toWords = (plain: PlainWords) =>
    typeof plain === 'object' ? new RegExp(plain.source, plain.flags) : (plain ?? '')
  const words = toWords(plainWords)
  const find = {
    Role: () =>
      TestingLibraryDom.queryAllByRole(
        document.body,
        String(words),
        plainName ? { name: toWords(plainName) } : {},
      ),
    LabelText: () => TestingLibraryDom.queryAllByLabelText(document.body, words),
    Text: () => TestingLibraryDom.queryAllByText(document.body, words),
  }
  return find[by]().filter((element) => element.checkVisibility({ visibilityProperty: true }))
}
