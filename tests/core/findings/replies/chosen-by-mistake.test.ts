import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { isSameReply } from '@second-wind/core/findings/follow-up-reply'
import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import { zoneToday } from '@second-wind/core/findings/zone-today'
import { epochMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { checkAt, currentFindingsAt, entryAt, replyAt } from '../findings-fixtures.ts'
import { copd, on, usual, worse } from '../open-flare-up/open-flare-up-fixtures.ts'

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

  test('counts a check that was done again within the minute that the screen shows', () => {
    const minute = '2026-11-20T10:59'
    const slipped = checkAt(`${minute}:01Z`, 'seek_help', { redFlags: ['Blue lips'] })
    const checks = [
      checkAt(`${minute}:40Z`, 'stay_home'),
      replyAt(`${minute}:20Z`, slipped.id, 'mistake', 'check-seek-help'),
      slipped,
    ]
    expect(currentFindingsAt(`${minute}:00Z`, { checks })[0]?.isCheckedAgain).toBe(true)
  })

  test('is no answer about an earlier check, which is still asked about', () => {
    const earlier = checkAt(on(-1, '20'), 'seek_help', { redFlags: ['Blue lips'] })
    const cardAfter = (reply: typeof slip) =>
      followUpCard(currentFindingsAt(on(0), { checks: [reply, red, earlier] }))
    expect(cardAfter(slip)).toMatchObject({ state: 'ask', findings: [{ source: { id: earlier.id } }] })
    expect(cardAfter(better)?.state).toBe('better')
  })

  test('leaves the advice about an entry of before first, and itself in the list', () => {
    const entries = [entryAt(on(-1, '20'), { coughSeverity: 9 })]
    const card = followUpCard(currentFindingsAt(on(0, '08'), { entries, checks: [slip, red] }))
    expect(card).toMatchObject({ state: 'urgent', findings: [{ id: 'cough-severe' }] })
    expect(card?.others.flat().map(({ id }) => id)).toEqual(['check-seek-help'])
  })

  test('leaves an open flare-up first, with its question, once the check is done again', () => {
    const entries = [entryAt(on(-4), worse)]
    const stateAfter = (checks: (typeof slip)[]) =>
      followUpCard(patientFindings({ entries, checks }, copd, epochMs(on(0))))?.state
    expect(stateAfter([slip, red])).toBe('better')
    expect(stateAfter([checkAt(on(-1, '23'), 'stay_home'), slip, red])).toBe('usual-again')
  })

  test('names no zone until the check is done again, and never hides the zone of another sign', () => {
    const zoneAfter = (checks: (typeof slip)[], entries = [entryAt(on(0, '08'), usual)]) =>
      zoneToday(
        {
          findings: currentFindingsAt(on(0), { entries, checks }),
          entries,
          usualDay: copd.usual,
          threshold: undefined,
        },
        on(0).slice(0, 10),
      )
    const checkedAgain = checkAt(on(-1, '23'), 'stay_home')
    expect(zoneAfter([slip, red])).toEqual({ zone: undefined, why: 'chosen-by-mistake' })
    expect(zoneAfter([checkedAgain, slip, red])).toEqual({ zone: 'green' })
    expect(zoneAfter([better, red])).toEqual({ zone: 'amber' })
    const severe = [entryAt(on(0, '08'), { ...usual, breathlessness: 9 })]
    expect(zoneAfter([checkedAgain, slip, red], severe)).toEqual({ zone: 'red' })
  })
})
