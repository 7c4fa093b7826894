import { myth } from '@second-wind/core/content/myth-schema'
import { myths, resultScreenMyths } from '@second-wind/core/content/myths'
import { describe, expect, test } from 'vitest'

describe('myths and facts', () => {
  test('there are ten myths with their facts', () => {
    expect(myths).toHaveLength(10)
    for (const item of myths) expect(myth.parse(item)).toEqual(item)
    expect(new Set(myths.map(({ id }) => id)).size).toBe(10)
  })

  test('a result shows the two myths that the specification names', () => {
    const facts = resultScreenMyths.map(({ fact }) => fact)
    expect(facts).toEqual([
      expect.stringContaining('Antibiotics do not cure all coughs and colds.'),
      expect.stringMatching(/^Most infections of the nose, throat and airways are viral/),
    ])
  })
})
