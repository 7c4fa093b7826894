import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aFinding, anAlert, resolved } from '../alerts/an-alert.ts'
import { startClock, setUpUser } from '../dashboard-clock.ts'
import { aCheck, aRecord, aRecordEntry } from './a-record.ts'
import { cards, openRecord, pane, section } from './open-record.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('symptom checks', () => {
  test('show the level, the rules that matched in words, and every answer as it was asked', async () => {
    await openRecord(aRecord({ triage: [aCheck()] }))
    const [card] = cards('Symptom checks')
    expect(card?.getByText('Same-day advice')).toBeTruthy()
    expect(card?.queryByText(/general:|difficulty_breathing/)).toBeNull()
    expect(card?.getByText(/^You did not answer every question/)).toBeTruthy()
    await setUpUser().click(card!.getByText('All answers'))
    const answers = card!.getAllByRole('definition').map((answer) => answer.textContent)
    expect(answers).toHaveLength(9)
    expect(answers).toContain('Not answered')
    expect(card?.getByText('Rules version 1.1.0')).toBeTruthy()
  })

  test('give the advice rows in words', async () => {
    await openRecord(aRecord({ triage: [aCheck({ result: 'stay_home', reasons: ['A6', 'A12'] })] }))
    const [card] = cards('Symptom checks')
    expect(card?.getByText('Self-care advice').className).toContain('grey')
    expect(card?.getByText(/^Your profile puts you in a higher-risk group/)).toBeTruthy()
    expect(card?.queryByText(/another version|A6|A12/)).toBeNull()
  })

  test('of an older app without stored answers state that', async () => {
    await openRecord(aRecord({ triage: [aCheck({ answers: undefined, reasons: ['a-rule-of-tomorrow'] })] }))
    const [card] = cards('Symptom checks')
    expect(card?.getByText('The answers were not recorded.')).toBeTruthy()
    expect(card?.getByText(/^A rule from another version/)).toBeTruthy()
  })
})

describe('a time in the record that cannot be right', () => {
  const received = '2026-11-20T16:40:00.000Z'
  const future = /^Dated in the future: the phone's clock may be wrong\. Received 20 Nov \d\d:40\.$/

  test.each([
    [
      'a check-in',
      'Check-ins',
      { symptoms: [aRecordEntry({ date: '2026-11-20T20:00:00.000Z', receivedAt: received })] },
    ],
    [
      'a symptom check',
      'Symptom checks',
      { triage: [aCheck({ createdAt: '2026-11-20T20:00:00.000Z', receivedAt: received })] },
    ],
    [
      'an alert',
      'Open alerts',
      {
        alerts: [
          anAlert({ findings: [aFinding({ loggedAt: '2026-11-20T20:00:00.000Z', receivedAt: received })] }),
        ],
      },
    ],
  ])('is marked in the list of %s when it is ahead', async (_, name, changes) => {
    await openRecord(aRecord({ symptoms: [], ...changes }))
    expect(section(name).getByText(future)).toBeTruthy()
  })

  test.each([
    ['9999-12-31T12:00:00.000Z', future],
    [
      '1970-01-01T00:10:00.000Z',
      /^Dated Thursday 1 January 1970: the phone's clock may be wrong\. Received 20 Nov \d\d:40\.$/,
    ],
    [undefined, /^The phone's clock was wrong when it sent this, so the time is in doubt\. Received/],
  ])(
    'is marked when the phone reported %s and the server counts it from its arrival',
    async (reportedAt, words) => {
      const doubt = { isClockDoubtful: true, ...(reportedAt !== undefined && { reportedAt }) }
      await openRecord(
        aRecord({ symptoms: [{ ...aRecordEntry({ date: received, receivedAt: received }), ...doubt }] }),
      )
      expect(section('Check-ins').getByText(words)).toBeTruthy()
      const paper = screen.getByRole('article', { name: /Patient summary/, hidden: true })
      expect(paper.textContent).toMatch(new RegExp(words.source.replace(/^\^|\$$/g, '')))
    },
  )

  test('is not the case for a possible time, which has no note about the clock', async () => {
    await openRecord(aRecord({ triage: [aCheck()], alerts: [anAlert()] }))
    expect(screen.queryByText(/clock (may be|was) wrong/)).toBeNull()
  })
})

describe('the alerts of a record', () => {
  test('strike through a withdrawn finding among the open ones', async () => {
    const findings = [aFinding({ withdrawnAt: '2026-11-20T16:50:00.000Z' })]
    await openRecord(aRecord({ alerts: [anAlert({ findings })] }))
    expect(section('Open alerts').getByText('20 November 2026: breathlessness 9 out of 10.').tagName).toBe(
      'S',
    )
  })

  test('have the open ones first, the most serious at the top, and resolved ones with their outcome further down', async () => {
    await openRecord(
      aRecord({
        alerts: [
          anAlert({ id: idNumbered(8), severity: 'medium' }),
          anAlert(),
          anAlert({ ...resolved, id: idNumbered(9), severity: 'medium' }),
        ],
      }),
    )
    const headings = pane()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
    expect(headings[0]).toBe('Open alerts: 1 critical, 1 medium')
    expect(
      section('Open alerts')
        .getAllByText(/^(Critical|Medium)$/)
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(['Critical', 'Medium'])
    const [closed] = cards('Alert history')
    expect(closed?.getByText('Resolved')).toBeTruthy()
    expect(closed?.getByText('Reason: Spoke to the patient and gave advice')).toBeTruthy()
  })
})

describe('a message in a record', () => {
  test('that is a priority alert shows its state and no later one', async () => {
    await openRecord(
      aRecord({
        messages: [
          {
            id: idNumbered(60),
            from: 'Dr. Helen Marsh',
            text: 'Please do the symptom check today.',
            sentAt: '2026-11-20T16:00:00.000Z',
            state: 'seen',
            stateAt: '2026-11-20T16:30:00.000Z',
          },
        ],
      }),
    )
    const [card] = cards('Messages sent')
    expect(card?.getByText('Status: read 30 minutes ago')).toBeTruthy()
    expect(card?.getByText('No answer yet')).toBeTruthy()
  })

  test('shows every answer with its time, also the first one', async () => {
    const answered = { answeredAt: '2026-11-20T16:20:00.000Z', receivedAt: '2026-11-20T16:30:00.000Z' }
    await openRecord(
      aRecord({
        messages: [
          {
            id: idNumbered(60),
            from: 'Dr. Helen Marsh',
            text: 'How is your breathing now?',
            sentAt: '2026-11-20T16:00:00.000Z',
            state: 'seen',
            stateAt: '2026-11-20T16:30:00.000Z',
            answers: [
              { id: idNumbered(61), answer: 'worse', ...answered },
              { id: idNumbered(62), answer: 'better', ...answered },
            ],
          },
        ],
      }),
    )
    const [card] = cards('Messages sent')
    expect(card?.getAllByText(/^Answered/).map(({ textContent }) => textContent)).toEqual([
      'Answered “Worse”: Today 16:20',
      'Answered “Better”: Today 16:20',
    ])
  })
})

describe('the profile in a record', () => {
  test('is shown completely', async () => {
    await openRecord(aRecord())
    expect(section('Profile').getByText('Vulnerable group')).toBeTruthy()
    expect(section('Profile').getByText('Leeds')).toBeTruthy()
  })

  test.each([
    [true, 'Yes'],
    [false, 'Not stated'],
  ])('with the box for the vulnerable group %s has the fact %j', async (isVulnerable, fact) => {
    const record = aRecord()
    await openRecord({ ...record, profile: { ...record.profile, isVulnerable } })
    expect(section('Profile').getByText('Vulnerable group').nextElementSibling?.textContent).toBe(fact)
  })
})
