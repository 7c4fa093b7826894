import { cardFor } from '@second-wind/core/content/insight/choose-finding-card'
import { adviceFor, findingAdvice, isAboutOwnPlan } from '@second-wind/core/content/insight/finding-advice'
import { entryCardWords } from '@second-wind/core/content/insight/finding-card-words'
import type { EntryFindingId } from '@second-wind/core/findings/entry-finding-rules'
import type { FindingLevel } from '@second-wind/core/findings/finding'
import { describe, expect, test } from 'vitest'

const advice: [EntryFindingId, RegExp][] = [
  ['breathlessness-severe', /too breathless to speak, call 999/],
  ['peak-flow-below-50', /could be an emergency\. Call 999/],
  ['phlegm-red', /spots or streaks: .* call 111\. More than that, .*: call 999/],
  ['fever-high', /sepsis\. Call 999/],
  ['reliever-over-8-puffs', /reliever does not help, .* call 999/],
  ['high-scores-usual-unknown', /worse than your usual, .* call 111 today/],
  ['high-scores-unlike-usual', /worse than your usual, .* call 111 today/],
  ['may-be-worse-than-usual', /worse than your usual.* today/],
  ['flare-up-two-signs', /action plan, do what it says for a flare-up/],
  ['two-signs-with-lung-condition', /action plan, do what it says for when you get worse/],
  ['breathing-with-lung-condition', /action plan, do what it says for when you get worse/],
  ['peak-flow-50-80', /advice today\. Call 111/],
  [
    'reliever-with-worse-day',
    /^If your reliever does not help, or wears off in under 4 hours, call 999\. .*plan/,
  ],
  [
    'reliever-with-lung-condition',
    /^If your reliever does not help, or wears off in under 4 hours, call 999\. .*plan/,
  ],
  ['flare-up-one-sign', /start of a flare-up\. .* call 111 today/],
  ['phlegm-coloured', /start of an infection\. .* call 111 today/],
  ['phlegm-more-with-lung-condition', /start of a flare-up\. .* call 111 today/],
  ['cough-with-lung-condition', /start of a flare-up\. .* call 111 today/],
  ['feels-worse-with-lung-condition', /start of a flare-up\. .* call 111 today/],
  ['fever-low-with-lung-condition', /start of an infection\. .* call 111 today/],
]

describe('the card of an entry that calls for 999', () => {
  test('names no narrower reason to call than feeling like this', () => {
    const { heading, texts } = entryCardWords('emergency', [
      { id: 'breathlessness-severe', level: 'emergency' },
    ])
    expect(heading).toBe('Call 999 if you feel like this now')
    expect(texts).toEqual(['This is a warning sign. Do not wait to see if it gets better.'])
  })
})

describe('the card about one sign of a flare-up', () => {
  test('says not to wait, what to do when the surgery is closed, and when to call 999', () => {
    const { heading, texts } = entryCardWords('watch', [{ id: 'flare-up-one-sign', level: 'watch' }])
    expect(heading).toBe('Contact a GP surgery or call 111 today')
    expect(texts).toEqual([
      'Do not wait until tomorrow. If the surgery is closed, call 111. If you get worse, call 999.',
      'With COPD, one sign can be the start of a flare-up. Log every day, and again if you get worse.',
    ])
  })
})

describe('the advice about a finding', () => {
  test.each(advice)('of %s is a line of its own', (id, words) => {
    expect(adviceFor([{ id, level: 'watch' }])).toEqual([expect.stringMatching(words)])
    expect(findingAdvice[id]?.sources).not.toEqual([])
  })

  test('is in the message of the card alone for all others', () => {
    expect(Object.keys(findingAdvice).toSorted()).toEqual(advice.map(([id]) => id).toSorted())
    expect(adviceFor([{ id: 'cough-severe', level: 'urgent' }])).toEqual([])
  })

  test('says of COPD alone that it can be the start of a flare-up', () => {
    const oneSign = { id: 'flare-up-one-sign', level: 'watch' } as const
    const feelsWorse = { id: 'feels-worse-with-lung-condition', level: 'watch' } as const
    expect(adviceFor([feelsWorse, oneSign])).toEqual(adviceFor([oneSign]))
  })

  test('asks no one who has said that the day is worse whether it is worse', () => {
    const feelsWorse = { id: 'feels-worse-with-lung-condition', level: 'watch' } as const
    for (const id of [
      'high-scores-usual-unknown',
      'high-scores-unlike-usual',
      'may-be-worse-than-usual',
    ] as const)
      expect(adviceFor([{ id, level: 'watch' }, feelsWorse])).toEqual(adviceFor([feelsWorse]))
  })

  test('fits the day of the entry and each later day: it names no tomorrow', () => {
    for (const line of Object.values(findingAdvice)) expect(line.text).not.toMatch(/tomorrow/)
  })

  test('about an action plan is not needed beside the own plan', () => {
    const ofPlan = advice.map(([id]) => id).filter((id) => isAboutOwnPlan(findingAdvice[id]?.text ?? ''))
    expect(ofPlan).toEqual([
      'flare-up-two-signs',
      'two-signs-with-lung-condition',
      'breathing-with-lung-condition',
    ])
  })
})

describe('the card of a record', () => {
  test.each([
    ['emergency', ['phlegm-red', 'energy-very-low'], 'Call 999 if you feel like this now'],
    ['urgent', ['cough-severe', 'phlegm-coloured'], 'Contact a GP surgery or call 111 today'],
    ['watch', ['high-scores-usual-unknown', 'phlegm-coloured'], 'Contact a GP surgery or call 111 today'],
    ['watch', ['may-be-worse-than-usual', 'high-scores-usual-unknown'], 'Is this worse than your usual?'],
    ['watch', ['energy-very-low', 'high-scores-unlike-usual'], 'Is this worse than your usual?'],
    ['watch', ['lasting-mild', 'fever-low'], 'Contact a GP surgery or call 111'],
    ['watch', ['fever-low', 'energy-very-low'], 'Keep an eye on this'],
  ] satisfies [FindingLevel, EntryFindingId[], string][])(
    'of level %s is that of the finding that asks for most: %j',
    (level, ids, heading) => {
      expect(
        cardFor(
          level,
          ids.map((id) => ({ id })),
        ).heading,
      ).toBe(heading)
    },
  )

  test('says that the scores are high only when they are', () => {
    const messageFor = (id: EntryFindingId) => cardFor('watch', [{ id }]).message
    expect(messageFor('high-scores-usual-unknown')).toMatch(/^Your scores are high\./)
    expect(messageFor('high-scores-unlike-usual')).toMatch(/^Your scores are high\./)
    expect(messageFor('may-be-worse-than-usual')).not.toMatch(/scores are high/)
  })
})
