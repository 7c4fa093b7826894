import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { aPersonWith, checkAt, entryAt, replyAt } from '../findings-fixtures.ts'
import {
  monday,
  on,
  usual,
  usualDay,
  copd,
  worse,
  flareUp,
  cardAt,
  stateAt,
  usualReplyAt,
  type Context,
} from './open-flare-up-fixtures.ts'

describe('what ends an open flare-up', () => {
  const after = (changes: Partial<SymptomReport>, context: Context = copd, ...others: SymptomEntry[]) =>
    stateAt(on(4), { entries: [entryAt(on(3), { ...usual, ...changes }), flareUp, ...others] }, context)

  test('is an entry of a later day like the usual day, or better', () => {
    expect(after({})).toBeUndefined()
    expect(after({ breathlessness: 1 })).toBeUndefined()
  })

  test.each<[string, Partial<SymptomReport>]>([
    ['with one sign above usual', { breathlessness: 5 }],
    ['with 37.8 °C', { temperature: 'low-fever' }],
    ['with darker phlegm', { sputumColor: 'yellow' }],
    ['without an answer about breathlessness', { untouchedScores: ['breathlessness'] }],
    ['without an answer about cough', { untouchedScores: ['coughSeverity'] }],
    ['without an answer about phlegm', { untouchedFields: ['sputumColor', 'sputumConsistency'] }],
    ['on a day that the person calls worse', { comparedWithUsual: 'worse' }],
  ])('is no entry %s', (_, changes) => {
    expect(after(changes)).toBe('usual-again')
  })

  test('is a usual day without a temperature, unless the flare-up had one', () => {
    const untouchedFields: SymptomReport['untouchedFields'] = ['temperature']
    expect(after({ untouchedFields })).toBeUndefined()
    const hot = entryAt(on(1), { ...worse, temperature: 'moderate-fever' })
    expect(after({ untouchedFields }, copd, hot)).toBe('usual-again')
    expect(after({}, copd, hot)).toBeUndefined()
  })

  test.each<[string, string[], Partial<SymptomReport>, Partial<SymptomReport>]>([
    ['12 puffs of the reliever', ['Asthma'], { relieverPuffs: 12 }, { relieverPuffs: 2 }],
    [
      'a low peak flow',
      ['Asthma'],
      { peakFlowLpm: 200, peakFlowZone: 'below_50' },
      { peakFlowLpm: 400, peakFlowZone: 'above_80' },
    ],
    ['red phlegm', ['Asthma'], { sputumColor: 'red' }, {}],
    ['a fever', ['COPD'], { temperature: 'moderate-fever' }, {}],
  ])('is, after %s, only a usual day that answers the same thing', (_, conditions, sign, reading) => {
    const logged = entryAt(on(0), { ...usual, ...sign })
    const left: Partial<SymptomReport> = {
      untouchedFields: ['temperature', 'sputumColor', 'sputumConsistency'],
    }
    const scores = { breathlessness: 3, coughSeverity: 3, energy: 6, setOn: '2026-09-01' }
    const known = { person: aPersonWith(...conditions), usual: scores }
    const without = entryAt(on(1), { ...usual, ...left })
    expect(stateAt(on(3), { entries: [without, logged] }, known)).toBe('usual-again')
    const complete = entryAt(on(2), { ...usual, ...reading })
    expect(stateAt(on(3), { entries: [complete, without, logged] }, known)).toBeUndefined()
  })

  test('is, after a check with a low peak flow, only a usual day with a peak flow', () => {
    const check = checkAt(on(0), 'seek_help', { reasons: ['respiratory:peak_flow=below_50'] })
    expect(stateAt(on(3), { entries: [entryAt(on(1), usual)], checks: [check] })).toBe('usual-again')
    const measured = entryAt(on(1), { ...usual, peakFlowLpm: 400, peakFlowZone: 'above_80' })
    expect(stateAt(on(3), { entries: [measured], checks: [check] })).toBeUndefined()
  })

  test('is not an entry of the same day', () => {
    const evening = entryAt(on(0, '20'), usual)
    expect(stateAt(on(3), { entries: [evening, flareUp] })).toBe('usual-again')
  })

  test('is not a day with a second entry that is not like usual', () => {
    const evening = entryAt(on(3, '20'), { ...usual, energy: 4 })
    expect(after({}, copd, evening)).toBe('usual-again')
  })

  test('is not an entry while nothing is known of the usual day', () => {
    const first = entryAt(on(0, '10'), { ...worse, coughSeverity: 7 })
    expect(after({}, { person: copd.person }, first)).toBe('usual-again')
  })

  test('is an entry like the days before the flare-up, where no usual day is set', () => {
    const before = [-1, -2, -3].map((days) => entryAt(on(days), usual))
    expect(after({}, { person: copd.person }, ...before)).toBeUndefined()
    expect(after({ coughSeverity: 5 }, { person: copd.person }, ...before)).toBe('usual-again')
  })

  test('is not an entry like a usual day that was set or changed since', () => {
    const bad = { ...usualDay, breathlessness: 6, coughSeverity: 6, setOn: addDays(monday, 1) }
    const before = [-1, -2, -3].map((days) => entryAt(on(days), usual))
    expect(after(worse, { ...copd, usual: bad }, ...before)).toBe('usual-again')
    const former = [{ usual: usualDay, replacedOn: addDays(monday, 1) }]
    expect(after(worse, { ...copd, usual: bad, former })).toBe('usual-again')
    expect(after({}, { ...copd, usual: bad, former })).toBeUndefined()
  })

  test('is the reply that the person is back to usual, for all that was logged before it', () => {
    const dayBefore = entryAt(on(-1), worse)
    const checks = [usualReplyAt(on(2), flareUp.id, 'usual')]
    expect(stateAt(on(3), { entries: [flareUp, dayBefore], checks })).toBeUndefined()
    const again = entryAt(on(4), worse)
    expect(stateAt(on(6), { entries: [again, flareUp], checks })).toBe('usual-again')
  })

  test('is not the reply "I still feel like this": the question names the sign and its day', () => {
    const red = entryAt(on(0), { ...usual, breathlessness: 9 })
    const checks = [replyAt(on(1), red.id, 'still', 'breathlessness-severe')]
    expect(cardAt(on(4), { entries: [red], checks })).toEqual({
      state: 'usual-again',
      says: expect.stringMatching(
        /^On Monday at 09:00 you logged breathlessness 9 out of 10\..* On Tuesday at 09:00 you told us that a warning sign is still there\. You have not told us since then that you are better\.$/,
      ),
    })
  })

  test('is the reply "I am better" for the red flag that it names, and not for advice', () => {
    const red = entryAt(on(0), { ...usual, breathlessness: 9 })
    const findings = patientFindings({ entries: [red], checks: [] }, copd, epochMs(on(1)))
    const emergency = findings.filter(({ level }) => level === 'emergency').map(({ id }) => id)
    expect(emergency).toEqual(['breathlessness-severe'])
    const checks = [replyAt(on(1), red.id, 'better', 'breathlessness-severe')]
    expect(stateAt(on(3), { entries: [red] })).toBe('usual-again')
    expect(stateAt(on(3), { entries: [red], checks })).toBeUndefined()
    const withAdvice = { ...red, relieverPuffs: 10 }
    expect(stateAt(on(3), { entries: [withAdvice], checks })).toBe('usual-again')
  })
})
