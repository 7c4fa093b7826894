import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinTransitions } from '@second-wind/core/access/join-machine'
import { describe, expect, test } from 'vitest'

/** The diagram until the request is sent, and the one after it. */
const pages = ['architecture.md', 'join-states.md']
const diagrams = pages
  .map((page) => readFileSync(join(import.meta.dirname, '../../../docs', page), 'utf8'))
  .join('\n')
const drawn = [...diagrams.matchAll(/^ {2}(\w+) --> (\w+: \w+(?: \[\w+\])?)$/gm)].map(
  ([, from, rest]) => `${from} --> ${rest}`,
)
/** Each leads to the same state from wherever it happens, so the page describes it in words. */
const describedInWords = new Set(['restarted', 'requestStored', 'deviceLinked', 'joinGone'])

describe('the diagram of joining', () => {
  test('shows exactly the transitions of the table', () => {
    const rows = joinTransitions
      .filter(({ on }) => !describedInWords.has(on))
      .flatMap(({ from, on, when, to }) =>
        from.map((state) => `${state} --> ${to}: ${on}${when ? ` [${when}]` : ''}`),
      )
    const shown = drawn.filter((line) => !line.includes(': requestStored'))
    expect(shown.toSorted()).toEqual(rows.toSorted())
  })
})
