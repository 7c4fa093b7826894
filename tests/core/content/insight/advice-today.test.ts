import { followUpCardWords } from '@second-wind/core/content/findings/follow-up-card-words'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import { findingCards, sameDayCard } from '@second-wind/core/content/insight/finding-cards'
import { describe, expect, test } from 'vitest'

describe('advice for the same day', () => {
  test('has one heading, the direct one, for the graver sign too', () => {
    expect([findingCards.urgent.heading, sameDayCard.heading]).toEqual([
      'Contact a GP surgery or call 111 today',
      'Contact a GP surgery or call 111 today',
    ])
    expect(followUpCardWords.stillAdvice.text).toBe('Still contact a GP surgery or call 111 today')
  })

  test.each([
    findingCards.urgent.message,
    sameDayCard.message,
    followUpCardWords.afterBetter.text,
    followUpCardWords.keepAdvice.text,
  ])('says what to do when the surgery is closed: %s', (text) => {
    expect(text).toContain('If the surgery is closed, call 111.')
    const inNorthernIreland = wordsForNation('northern-ireland', text)
    expect(inNorthernIreland).toContain('If the surgery is closed, call the GP out-of-hours service.')
    expect(inNorthernIreland).not.toContain('111')
  })
})
