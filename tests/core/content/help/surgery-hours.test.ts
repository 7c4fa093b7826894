import { isSurgeryOpen, with111First } from '@second-wind/core/content/help/surgery-hours'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import { findingCards, sameDayCard } from '@second-wind/core/content/insight/finding-cards'
import { captureMoment, epochMs } from '@second-wind/core/platform/moment'
import type { Nation } from '@second-wind/core/records/patient'
import { describe, expect, test } from 'vitest'

const isOpenAt = (at: string, { offsetMin = 0, nation = undefined as Nation | undefined } = {}) =>
  isSurgeryOpen(captureMoment(epochMs(at), offsetMin), nation)

describe('GP surgeries', () => {
  test.each([
    ['on a Friday at 07:59', '2026-11-20T07:59:00Z', false],
    ['on a Friday at 08:00', '2026-11-20T08:00:00Z', true],
    ['on a Friday at 18:29', '2026-11-20T18:29:00Z', true],
    ['on a Friday at 18:30', '2026-11-20T18:30:00Z', false],
    ['on a Saturday at noon', '2026-11-21T12:00:00Z', false],
    ['on a Sunday at noon', '2026-11-22T12:00:00Z', false],
    ['on a Monday at noon', '2026-11-23T12:00:00Z', true],
  ])('are open or closed by the clock %s', (_, at, isOpen) => {
    expect(isOpenAt(at)).toBe(isOpen)
  })

  test('are read on the clock of the phone', () => {
    expect(isOpenAt('2026-06-19T07:30:00Z', { offsetMin: 60 })).toBe(true)
    expect(isOpenAt('2026-06-19T17:45:00Z', { offsetMin: 60 })).toBe(false)
  })

  test('are closed on a bank holiday of their nation, and on one of any nation where that is not known', () => {
    const boxingDay = '2026-12-28T12:00:00Z'
    const stAndrewsDay = '2026-11-30T12:00:00Z'
    expect(isOpenAt(boxingDay, { nation: 'wales' })).toBe(false)
    expect(isOpenAt(stAndrewsDay, { nation: 'scotland' })).toBe(false)
    expect(isOpenAt(stAndrewsDay, { nation: 'england' })).toBe(true)
    expect(isOpenAt(stAndrewsDay)).toBe(false)
  })

  test('come after 111 in the headings while they are closed, and after the service of Northern Ireland', () => {
    for (const { heading } of [sameDayCard, findingCards.urgent])
      expect(with111First(heading)).toBe('Call 111 or contact a GP surgery today')
    expect(wordsForNation('northern-ireland', with111First(sameDayCard.heading))).toBe(
      'Call the GP out-of-hours service or contact a GP surgery today',
    )
    expect(with111First(findingCards.emergency.heading)).toBe(findingCards.emergency.heading)
  })
})
