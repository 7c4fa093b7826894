import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { isSameReply } from '@second-wind/core/findings/follow-up-reply'
import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import { epochMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { checkAt, currentFindingsAt, entryAt, replyAt } from '../findings-fixtures.ts'
import { copd, on, usual } from '../open-flare-up/open-flare-up-fixtures.ts'

const red = checkAt(on(-1, '21'), 'seek_help', { redFlags: ['Hard to breathe even at rest'] })
const slip = replyAt(on(-1, '22'), red.id, 'mistake', 'check-seek-help')
const better = replyAt(on(-1, '22'), red.id, 'better', 'check-seek-help')

describe('the reply "I chose this by mistake" about a symptom check', () => {
  test('removes nothing: the 999 answer counts for its 48 hours, as with "I am better"', () => {
    for (const reply of [slip, better])
      expect(
        currentFindingsAt(on(0, '20'), { checks: [reply, red] }).map(({ id, level }) => [id, level]),
      ).toEqual([['check-seek-help', 'emergency']])
    expect(followUpCard(currentFindingsAt(on(0, '20'), { checks: [slip, red] }))?.state).toBe('better')
  })

  test('leaves "Worse than usual" of before as the last word, which "I am better" ends', () => {
    const entries = [entryAt(on(-1, '20'), { ...usual, comparedWithUsual: 'worse' })]
    const lastWord = (reply: typeof slip) =>
      followUpCard(patientFindings({ entries, checks: [reply, red] }, copd, epochMs(on(1))))?.findings[0]
        .lastWord?.said
    expect([lastWord(slip), lastWord(better)]).toEqual(['worse', undefined])
  })

  test('is not the same reply as "I am better", so that both are stored and shown', () => {
    expect(isSameReply(slip, better)).toBe(false)
    expect(isSameReply(slip, slip)).toBe(true)
  })

  test('knows a later check only where that has no 999 answer', () => {
    const isCheckedAgain = (...later: ReturnType<typeof checkAt>[]) =>
      currentFindingsAt(on(0), { checks: [...later, slip, red] }).find(({ source }) => source.id === red.id)
        ?.isCheckedAgain
    expect(isCheckedAgain()).toBe(false)
    expect(isCheckedAgain(checkAt(on(-1, '20'), 'stay_home'))).toBe(false)
    expect(isCheckedAgain(checkAt(on(-1, '21'), 'stay_home'))).toBe(false)
    expect(isCheckedAgain(checkAt(on(-1, '23'), 'seek_help'))).toBe(false)
    expect(isCheckedAgain(checkAt(on(-1, '23'), 'monitor', { redFlags: ['Blue lips'] }))).toBe(false)
    expect(isCheckedAgain(checkAt(on(-1, '23'), 'monitor'))).toBe(true)
  })
})
