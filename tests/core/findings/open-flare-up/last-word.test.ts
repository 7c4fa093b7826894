import { describeCurrentFindings } from '@second-wind/core/content/findings/current-finding-words'
import type { CurrentFinding } from '@second-wind/core/findings/current-findings'
import { followUpCard, isAboutUsual } from '@second-wind/core/findings/follow-up-card'
import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import { epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aPersonWith, checkAt, entryAt, replyAt } from '../findings-fixtures.ts'
import { cardAt, copd, flareUp, on, stateAt, usual, usualReplyAt, worse } from './open-flare-up-fixtures.ts'

type Records = { entries?: SymptomEntry[]; checks?: TriageResult[] }
const lastWordAt = (at: string, { entries = [], checks = [] }: Records, context = copd) =>
  followUpCard(patientFindings({ entries, checks }, context, epochMs(at)))?.findings[0].lastWord?.said

const saidWorse = entryAt(on(0), { ...usual, comparedWithUsual: 'worse' })
const notYet = usualReplyAt(on(3), flareUp.id, 'not-usual')

/** A check that called for 999, and soon after it "No, I am better". */
const red = checkAt(on(-1, '21'), 'seek_help', { redFlags: ['Hard to breathe even at rest'] })
const redAnsweredBetter = [replyAt(on(-1, '22'), red.id, 'better', 'check-seek-help'), red]

describe('after "No, I am better" about a 999 sign', () => {
  const laterHours = ['09', '14', '19']

  test.each<[string, Records]>([
    [
      '"Worse than usual" with signs',
      { entries: [entryAt(on(0, '08'), { ...worse, comparedWithUsual: 'worse' })] },
    ],
    [
      '"Worse than usual" alone',
      { entries: [entryAt(on(0, '08'), { ...usual, comparedWithUsual: 'worse' })] },
    ],
    [
      '"No, not yet"',
      { entries: [entryAt(on(-2), worse)], checks: [usualReplyAt(on(0, '08'), flareUp.id, 'not-usual')] },
    ],
  ])('%s has the card, with its advice and its question', (_, { entries = [], checks = [] }) => {
    const records = { entries, checks: [...checks, ...redAnsweredBetter] }
    for (const hour of laterHours) {
      const found = patientFindings(records, copd, epochMs(on(1, hour)))
      const card = followUpCard(found)
      expect(isAboutUsual(card ?? { state: 'better' })).toBe(true)
      expect(card?.findings[0].lastWord).toBeDefined()
      expect(card?.others.flat().map(({ id }) => id)).toEqual(['check-seek-help'])
    }
  })

  test('"Worse than usual" alone has the card of urgent advice in its own hours', () => {
    const entries = [entryAt(on(0, '08'), { ...usual, comparedWithUsual: 'worse' })]
    expect(stateAt(on(0, '12'), { entries, checks: redAnsweredBetter })).toBe('urgent')
  })

  test('a later flare-up without such a word is listed below the advice about the 999 sign', () => {
    const records = { entries: [entryAt(on(0, '08'), worse)], checks: redAnsweredBetter }
    const card = followUpCard(patientFindings(records, copd, epochMs(on(1, '12'))))
    expect(card?.state).toBe('better')
    expect(card?.others.flat().map(({ id }) => id)).toEqual(['flare-up-open'])
  })

  test('a flare-up of the same moment as that reply, without such a word, stays behind it', () => {
    const entries = [entryAt(on(-1, '22'), worse)]
    const found = patientFindings({ entries, checks: redAnsweredBetter }, copd, epochMs(on(0, '23')))
    expect(found.map(({ id }) => id)).toEqual(['check-seek-help'])
  })

  test('a flare-up from before that reply stays behind it', () => {
    const records = {
      entries: [entryAt(on(-2, '08'), { ...worse, comparedWithUsual: 'worse' })],
      checks: redAnsweredBetter,
    }
    const found = patientFindings(records, copd, epochMs(on(0, '12')))
    expect(found.map(({ id }) => id)).toEqual(['check-seek-help'])
  })
})

describe('the last word about an open flare-up', () => {
  test('is "Worse than usual" after its 24 hours, and the card keeps saying so', () => {
    expect(stateAt(on(0, '20'), { entries: [saidWorse] })).toBe('urgent')
    expect(lastWordAt(on(1, '10'), { entries: [saidWorse] })).toBe('worse')
    expect(cardAt(on(1, '10'), { entries: [saidWorse] })?.says).toBe(
      'Yesterday at 09:00 you logged feeling worse than usual. ' +
        'You have not told us since then that you are better.',
    )
  })

  test.each([
    ['"Much worse"', [entryAt(on(0), { comparedWithUsual: 'much-worse' })], [], 'much-worse'],
    ['"No, not yet"', [flareUp], [notYet], 'not-usual'],
    [
      '"I still feel like this"',
      [entryAt(on(0), { breathlessness: 9 })],
      [replyAt(on(0, '10'), `entry-${on(0)}`, 'still', 'breathlessness-severe')],
      'still',
    ],
  ] as const)('can be %s', (_, entries, checks, said) => {
    expect(lastWordAt(on(4), { entries: [...entries], checks: [...checks] })).toBe(said)
  })

  test('is missing in a new flare-up after "Yes, both" about the one before', () => {
    const entries = [entryAt(on(4), worse), flareUp]
    const checks = [usualReplyAt(on(2), flareUp.id, 'usual')]
    expect(stateAt(on(6), { entries, checks })).toBe('usual-again')
    expect(lastWordAt(on(6), { entries, checks })).toBeUndefined()
  })

  test('is the worse of an entry and a reply of the same moment', () => {
    const usualDay = entryAt(on(3), usual)
    expect(lastWordAt(on(4), { entries: [usualDay, flareUp], checks: [notYet] })).toBe('not-usual')
    const better = replyAt(on(0), red.id, 'better', 'check-seek-help')
    expect(lastWordAt(on(1, '14'), { entries: [saidWorse], checks: [better, red] })).toBe('worse')
  })

  test('is missing where the person said nothing of how they are', () => {
    expect(stateAt(on(2), { entries: [flareUp] })).toBe('usual-again')
    expect(lastWordAt(on(2), { entries: [flareUp] })).toBeUndefined()
  })

  test('is named with its time where the card is about another record', () => {
    const later = entryAt(on(1), { ...worse, comparedWithUsual: undefined })
    const { says } = cardAt(on(3), { entries: [later, saidWorse] }) ?? {}
    expect(says).toMatch(/^On Tuesday at 09:00 you logged signs of a COPD flare-up/)
    expect(says).toMatch(/On Monday at 09:00 you told us that you were worse than usual\./)
  })

  test.each([
    ['worse', 'you were worse than usual'],
    ['much-worse', 'you were much worse than usual'],
    ['not-usual', 'you were not back to normal for you'],
    ['still', 'you still felt like this'],
  ] as const)('is put into words: %s', (said, words) => {
    const entries = [flareUp]
    const [open] = patientFindings({ entries, checks: [] }, copd, epochMs(on(3)))
    if (!open) expect.unreachable()
    const lastWord = { said, recordId: 'another', at: on(1), tzOffsetMin: 0, localDate: '2026-11-10' }
    const says = describeCurrentFindings([{ ...open, lastWord }], entries, '2026-11-12')
    expect(says).toContain(`On Tuesday at 09:00 you told us that ${words}. You have not told us since then`)
  })

  describe('with the answers to messages of the care team', () => {
    const answersAt = (...answers: ['better' | 'worse' | 'same' | 'call', string][]) => [
      { answers: answers.map(([answer, answeredAt]) => ({ id: idNumbered(700), answer, answeredAt })) },
    ]
    const says = (entries: SymptomEntry[], messages: ReturnType<typeof answersAt>) => {
      const [open] = patientFindings({ entries, checks: [], messages }, copd, epochMs(on(2)))
      if (!open) expect.unreachable()
      return { ...describedWord(open), says: describeCurrentFindings([open], entries, '2026-11-11') }
    }
    const describedWord = ({ lastWord }: CurrentFinding) => ({
      said: lastWord?.said,
      recordId: lastWord?.recordId,
    })

    test('names a later "Better" in place of saying that the person is not better, with the same advice', () => {
      const better = says([saidWorse], answersAt(['better', on(1, '10')]))
      expect(better.said).toBe('worse')
      expect(better.says).toBe(
        'On Monday at 09:00 you logged feeling worse than usual. ' +
          'Yesterday at 10:00 you answered “Better” to a message from your care team.',
      )
    })

    test.each([
      ['of before', on(0, '08')],
      ['of the same moment', on(0)],
    ])('does not name a "Better" %s', (_, answeredAt) => {
      expect(says([saidWorse], answersAt(['better', answeredAt])).says).toContain(
        'You have not told us since then',
      )
    })

    test('is a later "Worse"', () => {
      const { said, says: text } = says([flareUp], answersAt(['worse', on(1, '10')]))
      expect(said).toBe('answered-worse')
      expect(text).toContain('Yesterday at 10:00 you answered “Worse” to a message from your care team.')
    })

    test.each([
      ['"Better"', answersAt(['worse', on(1, '10')], ['better', on(1, '11')])],
      ['"The same"', answersAt(['same', on(1, '10')])],
    ])('is none after %s about a flare-up without a word', (_, messages) => {
      expect(says([flareUp], messages).said).toBeUndefined()
    })
  })

  test('is not said twice where it still counts as a sign of its own', () => {
    const entries = [entryAt(on(5), { ...usual, comparedWithUsual: 'worse' }), flareUp]
    const found = patientFindings({ entries, checks: [] }, copd, epochMs(on(5, '12')))
    expect(found.map(({ id }) => id)).toEqual(['flare-up-open', 'feels-worse-with-lung-condition'].toSorted())
    expect(found.some(({ lastWord }) => lastWord)).toBe(false)
  })

  test('is taken back by a later entry with all scores and without a sign', () => {
    const milder = entryAt(on(1), {
      ...usual,
      energy: 5,
      untouchedFields: ['sputumConsistency', 'sputumColor'],
    })
    const records = { entries: [milder, entryAt(on(0), { ...worse, comparedWithUsual: 'worse' })] }
    expect(stateAt(on(2), records)).toBe('usual-again')
    expect(lastWordAt(on(2), records)).toBeUndefined()
  })

  test.each<[string, Parameters<typeof entryAt>[1]]>([
    ['leaves a score out', { ...usual, untouchedScores: ['breathlessness'] }],
    ['shows a sign', { ...usual, energy: 2 }],
  ])('stays after a later entry that %s', (_, changes) => {
    const later = entryAt(on(1), changes)
    expect(lastWordAt(on(2, '10'), { entries: [later, saidWorse] })).toBe('worse')
  })

  test('is taken back by the later reply that the person is back to usual', () => {
    const back = usualReplyAt(on(4), flareUp.id, 'usual')
    expect(stateAt(on(4, '12'), { entries: [flareUp], checks: [back, notYet] })).toBeUndefined()
  })

  test('does not come from a person without a lung condition, for whom nothing stays open', () => {
    const context = { ...copd, person: aPersonWith('Diabetes') }
    expect(stateAt(on(1, '10'), { entries: [saidWorse] }, context)).toBeUndefined()
  })

  test('keeps its advice at every hour while the flare-up is open and nothing newer was logged', () => {
    const said = fc.constantFrom('worse' as const, 'much-worse' as const)
    const hoursLater = fc.oneof(fc.integer({ min: 24, max: 36 }), fc.integer({ min: 1, max: 40 * 24 }))
    fc.assert(
      fc.property(
        said,
        hoursLater,
        fc.boolean(),
        fc.boolean(),
        (comparedWithUsual, hours, hasReply, hasRed) => {
          const entries = [entryAt(on(0), { ...worse, comparedWithUsual })]
          const notUsual = hasReply ? [usualReplyAt(on(0, '10'), flareUp.id, 'not-usual')] : []
          const checks = [...notUsual, ...(hasRed ? redAnsweredBetter : [])]
          const nowMs = epochMs(on(0)) + 3_600_000 + hours * 3_600_000
          const card = followUpCard(patientFindings({ entries, checks }, copd, nowMs))
          const isOpen = nowMs - epochMs(on(0)) < 28 * 24 * 3_600_000
          if (isOpen) expect(card?.state === 'urgent' || card?.findings[0].lastWord !== undefined).toBe(true)
        },
      ),
    )
  })
})
