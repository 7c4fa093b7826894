import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setUpUser, startClock } from '../dashboard-clock.ts'
import { aFinding, alertIds, anAlert } from './an-alert.ts'
import { cardOf, openAlerts } from './open-alerts.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the reply that the patient was better', () => {
  test('is shown with its time on the alert and in the dialog that resolves it', async () => {
    await openAlerts([anAlert({ findings: [aFinding({ betterAt: '2026-11-20T16:50:00.000Z' })] })])
    const words = /^The patient replied that they were better: today \d\d:50$/
    expect(within(cardOf('Margaret Ellis')).getByText(words)).toBeTruthy()
    await setUpUser().click(screen.getByRole('button', { name: 'Resolve' }))
    expect(within(screen.getByRole('dialog')).getByText(words)).toBeTruthy()
  })
})

describe('the reply that a 999 answer was chosen by mistake', () => {
  test('is shown on the alert in its own words, not as better', async () => {
    const replied = { betterAt: '2026-11-20T16:50:00.000Z', isMistake: true }
    await openAlerts([anAlert({ findings: [aFinding(replied)] })])
    const card = within(cardOf('Margaret Ellis'))
    expect(
      card.getByText(/^The patient replied that they chose this by mistake: today \d\d:50$/),
    ).toBeTruthy()
    expect(card.queryByText(/better/)).toBeNull()
  })
})

describe('the note of an entry on its alert', () => {
  test('is quoted under its finding, as text', async () => {
    const note = 'Woke up twice fighting for air. <b>Not</b> helping.'
    await openAlerts([anAlert({ findings: [aFinding({ note })] })])
    expect(within(cardOf('Margaret Ellis')).getByText(`Note: “${note}”`)).toBeTruthy()
  })

  test('is quoted once in an alert with two findings of the entry, and again for another entry', async () => {
    const [entry, other] = ['2026-11-20T16:40:00.000Z', '2026-11-20T15:40:00.000Z']
    const findings = [
      aFinding({ note: 'Bad night.', loggedAt: entry }),
      aFinding({
        id: 2,
        note: 'Bad night.',
        loggedAt: entry,
        message: '20 November 2026: energy 2 out of 10.',
      }),
    ]
    await openAlerts([anAlert({ findings })])
    expect(within(cardOf('Margaret Ellis')).getAllByText('Note: “Bad night.”')).toHaveLength(1)
    cleanup()
    await openAlerts([anAlert({ findings: [findings[0], { ...findings[1], loggedAt: other }] })])
    expect(within(cardOf('Margaret Ellis')).getAllByText('Note: “Bad night.”')).toHaveLength(2)
  })

  test('is quoted once in all open alerts of the patient, under the most serious', async () => {
    const loggedAt = '2026-11-20T16:40:00.000Z'
    const findings = [aFinding({ note: 'Bad night.', loggedAt })]
    const cough = { id: alertIds.second, alertType: 'severe_cough', severity: 'high', findings }
    await openAlerts([anAlert(cough), anAlert({ findings })])
    const [first, second] = screen.getAllByRole('article')
    expect(within(first!).getByText('Note: “Bad night.”')).toBeTruthy()
    expect(within(second!).queryByText(/^Note:/)).toBeNull()
  })

  test('has no line when there is none', async () => {
    await openAlerts([anAlert()])
    expect(within(cardOf('Margaret Ellis')).queryByText(/^Note:/)).toBeNull()
  })

  test('is the newest one of a repeated finding, with its time, although the repeats are folded', async () => {
    const later = '2026-11-20T16:50:00.000Z'
    const message = '20 November 2026: breathlessness 10 out of 10.'
    const findings = [
      aFinding({ message, gravity: 0 }),
      aFinding({ id: 2, gravity: 1, note: 'Blue inhaler not helping.', loggedAt: later, receivedAt: later }),
    ]
    await openAlerts([anAlert({ findings })])
    const [shown] = within(cardOf('Margaret Ellis')).getAllByText(/^Note: “Blue inhaler not helping\.”/)
    expect(shown?.textContent).toMatch(/” today \d\d:50$/)
    expect(shown?.closest('details')).toBeNull()
  })
})
