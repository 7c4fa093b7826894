import type { RecordEntry } from '@second-wind/core/care/contract/patient-record'
import { monitorDeadline } from '@second-wind/core/content/home-advice/medium-risk-cards'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { startClock, setUpUser } from '../dashboard-clock.ts'
import { aRecord, aRecordEntry } from './a-record.ts'
import { cards, openRecord, pane, section } from './open-record.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the check-ins in a record', () => {
  test('show scores, signs and the patient’s own words', async () => {
    await openRecord(
      aRecord({
        symptoms: [
          aRecordEntry({
            breathlessness: 9,
            temperature: 'high-fever',
            untouchedScores: ['mood'],
            notes: 'Could not climb the stairs',
          }),
        ],
      }),
    )
    const [card] = cards('Check-ins')
    expect(card?.getByRole('heading', { name: 'Friday 20 November 2026, 16:40' })).toBeTruthy()
    expect(card?.getByText('9/10')).toBeTruthy()
    expect(card?.getByText('Not answered')).toBeTruthy()
    expect(card?.queryByText('5/10')).toBeNull()
    expect(card?.getByText(/Temperature: Very high/)).toBeTruthy()
    expect(card?.getByText('“Could not climb the stairs”')).toBeTruthy()
  })

  test('show a normal temperature that the patient answered, and none that they did not', async () => {
    await openRecord(
      aRecord({
        symptoms: [
          aRecordEntry({ temperature: 'normal' }),
          aRecordEntry({ id: idNumbered(19), temperature: 'normal', untouchedFields: ['temperature'] }),
        ],
      }),
    )
    const [answered, notAnswered] = cards('Check-ins')
    expect(answered?.getByText(/Temperature: Normal/)).toBeTruthy()
    expect(notAnswered?.getByText(/Temperature: Not answered/i)).toBeTruthy()
    expect(notAnswered?.queryByText(/Temperature: Normal/)).toBeNull()
  })

  test.each([
    [250, 450, '250 litres a minute (56% of best, 450)'],
    [249, 500, '249 litres a minute (49% of best, 500)'],
    [250, undefined, '250 litres a minute'],
  ])('show a peak flow of %s as a part of the best of %s', async (peakFlowLpm, peakFlowBestLpm, words) => {
    const record = aRecord({ symptoms: [aRecordEntry({ peakFlowLpm })] })
    const profile = { ...record.profile, ...(peakFlowBestLpm !== undefined && { peakFlowBestLpm }) }
    await openRecord({ ...record, profile })
    const [card] = cards('Check-ins')
    expect(card?.getByText(/Peak flow/).textContent).toContain(`Peak flow: ${words}`)
    expect(card?.queryByText(/of best/) === null).toBe(peakFlowBestLpm === undefined)
  })

  test('show the advice that the app gives for them, with its reason', async () => {
    const day = (at: string, changes: Partial<RecordEntry>) =>
      aRecordEntry({ id: idNumbered(Number(at.slice(8, 10))), date: at, ...changes })
    await openRecord(
      aRecord({
        profile: { ...aRecord().profile, conditions: ['COPD'], nation: 'northern-ireland' },
        symptoms: [
          day('2026-11-20T16:40:00.000Z', { breathlessness: 9 }),
          day('2026-11-19T16:40:00.000Z', { comparedWithUsual: 'worse' }),
          day('2026-11-18T16:40:00.000Z', {}),
        ],
      }),
    )
    const [emergency, sameDay, calm] = cards('Check-ins')
    expect(emergency?.getByText('999 advice')).toBeTruthy()
    expect(
      emergency?.getByText(
        'Advice for these answers: “Call 999 if you feel like this now”. Reason: breathlessness 9 out of 10.',
      ),
    ).toBeTruthy()
    expect(sameDay?.getByText('Same-day advice')).toBeTruthy()
    expect(
      sameDay?.getByText(
        /“Contact a GP surgery or the GP out-of-hours service today”.*feeling worse than usual/,
      ),
    ).toBeTruthy()
    expect(calm?.getByText('No advice to get help for these answers.')).toBeTruthy()
  })

  test('show the deadline that Home has for scores without a warning sign, from one source', async () => {
    const stable = { coughSeverity: 5, breathlessness: 5, energy: 4 }
    const days = ['20', '19', '18', '17', '16'].map((day) =>
      aRecordEntry({
        id: idNumbered(Number(day)),
        date: `2026-11-${day}T09:00:00.000Z`,
        localDate: `2026-11-${day}`,
        ...stable,
      }),
    )
    await openRecord(
      aRecord({ profile: { ...aRecord().profile, conditions: ['Severe COPD'] }, symptoms: days }),
    )
    const [card] = cards('Check-ins')
    expect(card?.queryByText(/No advice/)).toBeNull()
    expect(card?.getByText('Non-urgent advice')).toBeTruthy()
    expect(
      card?.getByText(
        `Advice on the patient’s Home for these answers: “${monitorDeadline}” Reason: breathlessness 4 or more; energy 4 or less.`,
      ),
    ).toBeTruthy()
  })

  test.each([
    ['while surgeries are open', '2026-11-20T16:40:00.000Z', 'Contact a GP surgery or call 111 today'],
    ['in the evening', '2026-11-20T19:40:00.000Z', 'Call 111 or contact a GP surgery today'],
    ['on a Saturday', '2026-11-14T10:00:00.000Z', 'Call 111 or contact a GP surgery today'],
    ['in summer, when the surgery has just closed', '2026-07-17T17:30:00.000Z', 'Call 111 or contact'],
  ])('quote the heading as the patient read it %s', async (_, date, heading) => {
    const tzOffsetMin = date.includes('-07-') ? 60 : 0
    await openRecord(aRecord({ symptoms: [aRecordEntry({ date, tzOffsetMin, breathlessness: 8 })] }))
    const [card] = cards('Check-ins')
    expect(card?.getByText(new RegExp(`“${heading}`))).toBeTruthy()
  })

  test('quote the heading of the hour in which a change was saved', async () => {
    const first = { report: aReport({ breathlessness: 7 }), setAsideAt: '2026-11-20T20:00:00.000Z' }
    await openRecord(aRecord({ symptoms: [aRecordEntry({ breathlessness: 8, earlier: [first] })] }))
    const [card] = cards('Check-ins')
    expect(card?.getByText(/“Call 111 or contact.*breathlessness 8/)).toBeTruthy()
    expect(card?.getByText(/“Contact a GP.*breathlessness 7/)).toBeTruthy()
  })

  test('that were changed show the advice for each version', async () => {
    const earlier = [{ report: aReport({ breathlessness: 9 }), setAsideAt: '2026-11-20T16:50:00.000Z' }]
    await openRecord(aRecord({ symptoms: [aRecordEntry({ earlier })] }))
    const [card] = cards('Check-ins')
    await setUpUser().click(card!.getByText(/^Changed on/))
    expect(card?.getByText('No advice to get help for these answers.')).toBeTruthy()
    expect(card?.getByText(/“Call 999 if you feel like this now”/)).toBeTruthy()
  })

  test('that were changed show when, and what they were before', async () => {
    await openRecord(
      aRecord({
        symptoms: [
          aRecordEntry({
            coughSeverity: 8,
            earlier: [
              {
                report: aReport({ coughSeverity: 2, notes: 'Fine' }),
                setAsideAt: '2026-11-20T16:50:00.000Z',
              },
            ],
          }),
        ],
      }),
    )
    const [card] = cards('Check-ins')
    expect(card?.getByText('Changed')).toBeTruthy()
    await setUpUser().click(card!.getByText('Changed on Friday 20 November 2026, 16:50: 1 earlier version'))
    expect(card?.getByText('Until Friday 20 November 2026, 16:50 the entry was:')).toBeTruthy()
    expect(card?.getByText('2/10')).toBeTruthy()
    expect(card?.getByText('“Fine”')).toBeTruthy()
  })

  test('that were deleted stay readable and are labelled as not counted', async () => {
    await openRecord(aRecord({ symptoms: [aRecordEntry({ deletedAt: '2026-11-20T16:55:00.000Z' })] }))
    const [card] = cards('Check-ins')
    expect(card?.getByText('Deleted')).toBeTruthy()
    expect(
      card?.getByText('Deleted by the patient on Friday 20 November 2026, 16:55. It is not counted.'),
    ).toBeTruthy()
  })

  test('that arrived late show when they arrived', async () => {
    await openRecord(
      aRecord({
        symptoms: [
          aRecordEntry({ date: '2026-11-19T08:00:00.000Z', receivedAt: '2026-11-20T16:00:00.000Z' }),
        ],
      }),
    )
    expect(pane().getByText('Arrived Friday 20 November 2026, 16:00')).toBeTruthy()
  })

  test('are shown in parts when there are many', async () => {
    const symptoms = Array.from({ length: 20 }, (_, n) => aRecordEntry({ id: idNumbered(n + 1) }))
    await openRecord(aRecord({ symptoms }))
    expect(cards('Check-ins')).toHaveLength(5)
    await setUpUser().click(pane().getByRole('button', { name: 'Show more check-ins' }))
    expect(cards('Check-ins')).toHaveLength(15)
    expect(document.activeElement).toBe(section('Check-ins').getAllByRole('listitem')[5])
  })
})
