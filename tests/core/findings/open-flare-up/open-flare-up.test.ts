import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import { epochMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { aPersonWith, checkAt, entryAt } from '../findings-fixtures.ts'
import {
  type Context,
  on,
  usual,
  copd,
  worse,
  flareUp,
  cardAt,
  stateAt,
  usualReplyAt,
} from './open-flare-up-fixtures.ts'

describe('a flare-up in COPD that no usual day has followed', () => {
  test('is advice for the same day for 24 hours, and then a question that names it', () => {
    expect(stateAt(on(1, '07'), { entries: [flareUp] })).toBe('urgent')
    expect(cardAt(on(1), { entries: [flareUp] })).toEqual({
      state: 'usual-again',
      says: 'Yesterday at 08:00 you logged signs of a COPD flare-up: breathing, cough.',
    })
  })

  test.each([
    [3, 'On Monday at 08:00 you logged'],
    [6, 'On Monday at 08:00 you logged'],
    [7, 'On 9 November at 08:00 you logged'],
    [27, 'On 9 November at 08:00 you logged'],
  ])('still asks after %i days', (days, start) => {
    expect(cardAt(on(days), { entries: [flareUp] })?.says).toMatch(new RegExp(`^${start}`))
  })

  test('is no longer asked about after 28 days', () => {
    expect(stateAt(on(28, '07'), { entries: [flareUp] })).toBe('usual-again')
    expect(stateAt(on(28, '08'), { entries: [flareUp] })).toBeUndefined()
  })

  test('is a sign to watch, so that nothing calls the person well', () => {
    const [open, ...others] = patientFindings({ entries: [flareUp], checks: [] }, copd, epochMs(on(3)))
    expect(open).toMatchObject({ id: 'flare-up-open', level: 'watch', source: { id: flareUp.id } })
    expect(others).toEqual([])
  })

  test('names the newest sign, with the others of its record', () => {
    const later = entryAt(on(2), { ...worse, breathlessness: 9, energy: 2 })
    const { says } = cardAt(on(6), { entries: [later, flareUp] }) ?? {}
    expect(says).toMatch(
      /^On Wednesday at 09:00 you logged breathlessness 9 out of 10\. Also: signs of a COPD/,
    )
  })

  test('gives way to a newer sign that still counts', () => {
    const again = entryAt(on(5), worse)
    expect(stateAt(on(5, '12'), { entries: [again, flareUp] })).toBe('urgent')
  })

  test('gives way to a sign to watch that asks for advice the same day, until it no longer counts', () => {
    const again = entryAt(on(5), { comparedWithUsual: 'worse' })
    expect(stateAt(on(5, '12'), { entries: [again, flareUp] })).toBe('urgent')
    expect(stateAt(on(6, '12'), { entries: [again, flareUp] })).toBe('usual-again')
  })

  test.each(['Asthma', 'Pulmonary Fibrosis'])('is asked about with %s too', (condition) => {
    expect(stateAt(on(3), { entries: [flareUp] }, { ...copd, person: aPersonWith(condition) })).toBe(
      'usual-again',
    )
  })

  test.each([
    ['COPD, one sign above the usual day', copd, { ...usual, breathlessness: 5 }],
    [
      '"Worse than usual" with asthma',
      { ...copd, person: aPersonWith('Asthma') },
      { comparedWithUsual: 'worse' },
    ],
    [
      '37.8 to 38.2 °C with fibrosis',
      { person: aPersonWith('Pulmonary Fibrosis') },
      { temperature: 'low-fever' },
    ],
  ] as const)(
    'is advice on the day of one sign, and asked about from the day after until the third day, with %s',
    (_, context, sign) => {
      const entries = [entryAt(on(0), { ...usual, ...sign })]
      const statesOn = [0, 1, 2, 3].map((days) =>
        stateAt(on(days, days === 0 ? '12' : '10'), { entries }, context),
      )
      expect(statesOn).toEqual(['urgent', 'usual-again', 'usual-again', undefined])
    },
  )

  test('is not asked about after one sign that no known usual day calls worse', () => {
    const entries = [entryAt(on(0), { breathlessness: 6, coughSeverity: 5, energy: 5 })]
    expect(stateAt(on(1, '10'), { entries }, { person: aPersonWith('COPD') })).toBeUndefined()
  })

  test('is not asked about without a lung condition, where two days end it', () => {
    const red = entryAt(on(0), { breathlessness: 9 })
    expect(stateAt(on(3), { entries: [red] }, { person: aPersonWith('Diabetes') })).toBeUndefined()
  })

  test('can be a symptom check that said to get advice', () => {
    const check = checkAt(on(0), 'monitor')
    expect(cardAt(on(2), { checks: [check] })).toEqual({
      state: 'usual-again',
      says: 'On Monday at 09:00 your symptom check said to get medical advice.',
    })
  })
})

describe('high scores without a sign while a flare-up is open', () => {
  const person = aPersonWith('COPD')
  const red = entryAt(on(0), { breathlessness: 9 })
  const high = entryAt(on(4), { breathlessness: 5, coughSeverity: 6, energy: 3 })
  const idsAt = (at: string, entries: readonly ReturnType<typeof entryAt>[], context: Context = { person }) =>
    patientFindings({ entries, checks: [] }, context, epochMs(at)).map(({ id, level }) => [id, level])

  test('show no sign by themselves', () => {
    expect(idsAt(on(4, '12'), [high])).toEqual([])
  })

  test('are advice for the same day, for 24 hours, beside the open flare-up', () => {
    const open = ['flare-up-open', 'watch']
    expect(idsAt(on(4, '12'), [high, red])).toEqual([
      ['high-scores-with-sign', 'urgent'],
      ['may-be-worse-than-usual', 'watch'],
      open,
    ])
    expect(idsAt(on(5, '10'), [high, red])).toEqual([open])
  })

  test('are nothing new when they are like the usual day', () => {
    const usualDay = { breathlessness: 5, coughSeverity: 6, energy: 3, setOn: '2026-09-01' }
    expect(idsAt(on(4, '12'), [high, red], { person, usual: usualDay })).not.toContainEqual([
      'high-scores-with-sign',
      'urgent',
    ])
  })
})

describe('the reply "No, not yet"', () => {
  const checks = [usualReplyAt(on(3, '18'), flareUp.id, 'not-usual')]

  test('keeps the advice, says when it was given, and asks no more than for the end', () => {
    expect(cardAt(on(3, '20'), { entries: [flareUp], checks })).toEqual({
      state: 'not-usual',
      says:
        'On Monday at 08:00 you logged signs of a COPD flare-up: breathing, cough. ' +
        'This evening at 18:00 you told us that you were not back to normal for you. ' +
        'You have not told us since then that you are better.',
    })
  })

  test('ends as the sign that it is about, with the same answers', () => {
    const puffs = entryAt(on(0), { ...usual, relieverPuffs: 12 })
    const reply = usualReplyAt(on(3), puffs.id, 'not-usual')
    const without = entryAt(on(4), usual)
    expect(stateAt(on(5), { entries: [without, puffs], checks: [reply] })).toBe('not-usual')
    const counted = entryAt(on(4), { ...usual, relieverPuffs: 2 })
    expect(stateAt(on(5), { entries: [counted, puffs], checks: [reply] })).toBeUndefined()
  })

  test('is gone with the later reply that the person is back to usual', () => {
    const reply = usualReplyAt(on(3, '19'), flareUp.id, 'usual')
    const records = { entries: [flareUp], checks: [reply, ...checks] }
    expect(patientFindings(records, copd, epochMs(on(3, '20')))).toEqual([])
  })

  test('counts for 28 days from its own time', () => {
    expect(stateAt(on(30), { entries: [flareUp], checks })).toBe('not-usual')
    expect(stateAt(on(32), { entries: [flareUp], checks })).toBeUndefined()
  })

  test('ends with a later usual day, or a later reply', () => {
    const back = entryAt(on(4), usual)
    expect(stateAt(on(4), { entries: [back, flareUp], checks })).toBeUndefined()
    const reply = usualReplyAt(on(4), flareUp.id, 'usual')
    expect(stateAt(on(4, '12'), { entries: [flareUp], checks: [reply, ...checks] })).toBeUndefined()
  })

  test('is no sign of a milder level than the one to watch, also for the clinic', () => {
    const ids = patientFindings({ entries: [], checks }, copd, epochMs(on(3, '19'))).map(({ id }) => id)
    expect(ids).toEqual(['flare-up-open'])
  })
})
