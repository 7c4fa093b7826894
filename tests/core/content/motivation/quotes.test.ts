import { quote } from '@second-wind/core/content/motivation/quote-schema'
import { quotes } from '@second-wind/core/content/motivation/quotes'
import { describe, expect, test } from 'vitest'

describe('the quotes', () => {
  test('there are twelve quotes, each with text, author and category', () => {
    expect(quotes).toHaveLength(12)
    for (const item of quotes) expect(quote.parse(item)).toEqual(item)
  })

  test('the quotes for streaks are in their places', () => {
    const at = (place: number) => quotes[place - 1]?.category
    expect([at(1), at(2), at(3), at(4), at(8)]).toEqual(['start', 'patience', 'habit', 'rest', 'milestone'])
  })

  test('no quote names a number of days, because Shuffle can show any of them to anyone', () => {
    for (const { text } of quotes) expect(text).not.toMatch(/\d|\b(two|three|seven|thirty)\b/i)
  })
})
