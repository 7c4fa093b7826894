import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { startClock } from '../dashboard-clock.ts'
import { aCheck, aRecord, aRecordEntry } from './a-record.ts'
import { cards, openRecord, section } from './open-record.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a follow-up reply', () => {
  test.each([
    ['still', '“Yes”'],
    ['better', '“No, I am better”'],
    ['mistake', '“I chose this by mistake”'],
  ] as const)('"%s" is shown as a reply, not as a symptom check', async (answer, text) => {
    const outcome = toFollowUpOutcome({ about: idNumbered(1), answer }, 'breathlessness-severe')
    const entry = aRecordEntry({ id: idNumbered(1), breathlessness: 10 })
    await openRecord(aRecord({ symptoms: [entry], triage: [aCheck(outcome)] }))
    const [card] = cards('Symptom checks')
    expect(card?.getByText('Reply')).toBeTruthy()
    const question =
      'Asked “Do you still feel like this?” about breathlessness 10 out of 10 (check-in of Friday 20 November 2026, 16:40), the patient replied'
    expect(card?.getByText(`${question} ${text}.`)).toBeTruthy()
    const paper = screen.getByRole('article', { name: /Patient summary/, hidden: true })
    expect(paper.textContent).toContain(`${question} ${text}.`)
    expect(card?.queryByText(/medical advice|emergency help|follow-up/)).toBeNull()
  })

  test.each([
    ['without an answer', { result: 'stay_home', answers: {} }],
    ['with another answer', { result: 'monitor', answers: { answer: 'maybe' } }],
    ['"better" that calls for 999', { result: 'seek_help', answers: { answer: 'better' } }],
  ] as const)('%s is not shown as "I am better"', async (_, reply) => {
    await openRecord(aRecord({ triage: [aCheck({ ...reply, track: 'follow-up' })] }))
    const [card] = cards('Symptom checks')
    expect(
      card?.getByText(
        /^Asked “Do you still feel like this\?” about a warning sign .*We cannot show the reply\.$/,
      ),
    ).toBeTruthy()
  })
})

describe('what a reply is about', () => {
  const better = { about: idNumbered(1), answer: 'better' } as const
  const replyTo = (about: Parameters<typeof toFollowUpOutcome>[0], ...ids: [string, ...string[]]) =>
    aCheck({ ...toFollowUpOutcome(about, ...ids), createdAt: '2026-11-20T16:50:00.000Z' })

  test('is in the words of the entry as it was when the patient replied', async () => {
    const earlier = [{ report: aReport({ breathlessness: 9 }), setAsideAt: '2026-11-20T16:55:00.000Z' }]
    const entry = aRecordEntry({ id: better.about, breathlessness: 3, earlier })
    await openRecord(aRecord({ symptoms: [entry], triage: [replyTo(better, 'breathlessness-severe')] }))
    expect(section('Symptom checks').getByText(/about breathlessness 9 out of 10 \(check-in of/)).toBeTruthy()
  })

  test('is a symptom check with its signs and time', async () => {
    const check = aCheck({ id: better.about, result: 'seek_help', redFlags: ['Blue lips'] })
    await openRecord(aRecord({ symptoms: [], triage: [replyTo(better, 'check-seek-help'), check] }))
    expect(
      section('Symptom checks').getByText(
        /about 999 advice from a symptom check: Blue lips \(symptom check of Friday 20 November 2026, 16:30\), the patient replied “No, I am better”\./,
      ),
    ).toBeTruthy()
  })

  test('is shown as missing when the entry is not in the record', async () => {
    await openRecord(aRecord({ symptoms: [], triage: [replyTo(better, 'breathlessness-severe')] }))
    expect(
      section('Symptom checks').getByText(
        'Asked “Do you still feel like this?” about breathlessness 9 or more (in an entry or check that we cannot show: it is more than 90 days old, or has not arrived), the patient replied “No, I am better”.',
      ),
    ).toBeTruthy()
  })
})
