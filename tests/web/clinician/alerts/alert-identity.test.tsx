import { randomUUID } from 'node:crypto'
import { alertCountsHeader } from '@second-wind/core/care/contract/alerts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { reply } from '../../data/server/fake-api.ts'
import { aCheckIn, aRosterRow } from '../a-roster-row.ts'
import { advanceTime, setUpUser, startClock } from '../dashboard-clock.ts'
import { alertsPath, openDashboard } from '../open-dashboard.tsx'
import { anAlert } from './an-alert.ts'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

const born = 'Born 23 November 1955 (70), NHS number 943 476 5919'
const { patientId, patientName } = anAlert()
const patient = aRosterRow({ id: patientId, name: patientName ?? '' })

async function openAlerts(identity: object) {
  const server = await openDashboard([{ ...patient, ...identity }], '?tab=alerts')
  server.respondTo(alertsPath, () =>
    // A reason that was chosen for an alert stays in memory, also for the next test.
    reply([anAlert({ id: randomUUID() })], { headers: { [alertCountsHeader]: 'open=1;unread=1;listed=1' } }),
  )
  await advanceTime(10_000)
}

describe('an alert', () => {
  test('names date of birth and number, and the question before it is resolved age and sex too', async () => {
    await openAlerts({ dateOfBirth: '1955-11-23', nhsNumber: '9434765919' })
    expect(screen.getByText(born)).toBeTruthy()
    await setUpUser().click(screen.getByRole('button', { name: 'Resolve' }))
    expect(
      within(await screen.findByRole('dialog')).getByText(
        'Born 23 November 1955 (70), female, NHS number 943 476 5919',
      ),
    ).toBeTruthy()
  })

  test('has a way to call its patient, which asks first, named by the heading', async () => {
    await openAlerts({ phone: '028 9649 6106' })
    const call = screen.getByRole('button', { name: 'Call Patient' })
    const heading = screen.getByRole('heading', { level: 4, name: patientName ?? '' })
    expect(call.getAttribute('aria-describedby')).toBe(heading.id)
    await setUpUser().click(call)
    expect((await screen.findByRole('dialog')).textContent).toContain(patientName)
  })

  test.each([
    [{}, 'Identity not checked'],
    [{ dateOfBirth: '1955-11-23' }, 'Born 23 November 1955 (70), identity not fully checked'],
    [{ id: 9 }, 'We cannot show the date of birth and NHS number here'],
  ])('of a patient without a checked identity (%o) is labelled with that', async (identity, words) => {
    await openAlerts(identity)
    expect(screen.getByText(words)).toBeTruthy()
    await setUpUser().click(screen.getByRole('button', { name: 'Resolve' }))
    const asked = await screen.findByRole('dialog')
    for (const part of words.toLowerCase().split(', '))
      expect(asked.textContent.toLowerCase()).toContain(part)
  })
})

describe('the question before an alert is resolved', () => {
  const dialogText = async (changes: object) => {
    await openAlerts(changes)
    await setUpUser().click(screen.getByRole('button', { name: 'Resolve' }))
    return (await screen.findByRole('dialog')).textContent
  }
  const message = {
    id: idNumbered(9),
    sentAt: '2026-11-20T15:00:00.000Z',
    state: 'seen',
    stateAt: '2026-11-20T15:05:00.000Z',
  }
  const answer = {
    id: idNumbered(10),
    answer: 'worse',
    answeredAt: '2026-11-20T15:10:00.000Z',
    receivedAt: '2026-11-20T15:10:00.000Z',
  }

  test('shows the latest check-in and the answer to the last message', async () => {
    const text = await dialogText({
      lastSymptomEntry: aCheckIn('2026-11-20T16:40:00.000Z', {
        temperature: 'high-fever',
        untouchedScores: ['coughSeverity'],
      }),
      lastMessage: { ...message, answers: [answer] },
    })
    expect(text).toMatch(
      /Latest check-in, today \d\d:40: breathing 8 out of 10, cough not answered, energy 2 out of 10 · Temperature: Very high/,
    )
    expect(text).toMatch(/Message, today \d\d:00: Answered “Worse”: Today \d\d:10, before this alert\./)
  })

  test('shows that a message has no answer, and that there is no check-in', async () => {
    const text = await dialogText({ lastMessage: { ...message, answers: [] } })
    expect(text).toContain('No check-in yet.')
    expect(text).toMatch(/Message, today \d\d:00: No answer yet\./)
  })

  test('shows the answer to an earlier message while its alert is open', async () => {
    expect(await dialogText({ openAnswers: [answer] })).toMatch(/Message: Answered “Worse”: Today \d\d:10/)
  })

  test('marks no answer that came after the alert as earlier', async () => {
    const later = { ...answer, receivedAt: '2026-11-20T16:50:00.000Z' }
    expect(await dialogText({ openAnswers: [later] })).not.toContain('before this alert')
  })

  test('names the last reply with its words', async () => {
    const lastContact = { kind: 'reply', reply: 'not-usual', at: '2026-11-20T16:50:00.000Z' }
    expect(await dialogText({ lastContact })).toContain('Last contact: reply “not back to normal” ')
  })
})
