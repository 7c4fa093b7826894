import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { describe, expect, test } from 'vitest'
import { currentFindingsAt, entryAt, type Logged, replyAt } from '../findings-fixtures.ts'

const stateAt = (at: string, logged: Logged) => followUpCard(currentFindingsAt(at, logged))

describe('replies from a phone whose clock was ahead', () => {
  const now = '2026-11-20T11:00:00Z'
  const red = entryAt('2026-11-20T12:00:00Z', { breathlessness: 9 })

  const replyAtTheTime = (at: string, checks: Logged['checks']) =>
    currentFindingsAt(at, { entries: [red], checks: checks ?? [] }).find(({ source }) => source.id === red.id)
      ?.reply?.answer

  test('count in the order of the phone where the screen shows the minute of both', () => {
    const replies = (['still', 'better'] as const).map((answer, second) =>
      replyAt(`2026-11-20T10:59:0${second}Z`, red.id, answer, 'breathlessness-severe'),
    )
    for (const checks of [replies, replies.toReversed()]) {
      const at = '2026-11-20T10:59:00Z'
      expect(stateAt(at, { entries: [red], checks })?.state).toBe('better')
      expect(replyAtTheTime(at, checks)).toBe('better')
    }
  })

  test('are not about the same sign that was logged again in that minute', () => {
    const again = entryAt('2026-11-20T10:59:50Z', { breathlessness: 9 })
    const first = entryAt('2026-11-20T10:59:10Z', { breathlessness: 9 })
    const checks = [replyAt('2026-11-20T10:59:20Z', first.id, 'better', 'breathlessness-severe')]
    expect(stateAt('2026-11-20T10:59:00Z', { entries: [again, first], checks })).toMatchObject({
      state: 'ask',
      findings: [{ source: { id: again.id } }],
    })
  })

  test('leave the call for 999 where “yes” and “I am better” are of the same moment', () => {
    const at = '2026-11-20T10:59:00Z'
    const replies = (['still', 'better'] as const).map((answer) =>
      replyAt(at, red.id, answer, 'breathlessness-severe'),
    )
    expect(stateAt(now, { entries: [red], checks: replies })?.state).toBe('still')
  })

  test('count at once with "I am better"', () => {
    const checks = [replyAt('2026-11-20T10:30:00Z', red.id, 'better', 'breathlessness-severe')]
    expect(stateAt(now, { entries: [red], checks })?.state).toBe('better')
  })

  test('are sorted by arrival with "yes" and then "I am better"', () => {
    const still = {
      ...replyAt('2026-11-20T12:00:00Z', red.id, 'still', 'breathlessness-severe'),
      receivedAt: '2026-11-20T10:00:00Z',
    }
    const better = replyAt('2026-11-20T10:30:00Z', red.id, 'better', 'breathlessness-severe')
    expect(stateAt(now, { entries: [red], checks: [still] })?.state).toBe('still')
    expect(stateAt(now, { entries: [red], checks: [still, better] })?.state).toBe('better')
    for (const checks of [
      [still, better],
      [better, still],
    ])
      expect(replyAtTheTime(now, checks)).toBe('better')
  })
})
