import { priorityAlertBody, priorityAlertsPath } from '@second-wind/core/care/contract/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { noNetwork, reply } from '../../data/server/fake-api.ts'
import { aRosterRow, aSign } from '../a-roster-row.ts'
import { advanceTime, startClock, startTime, setUpUser } from '../dashboard-clock.ts'
import { openDashboard, openMore, rosterPath, rowOf } from '../open-dashboard.tsx'

const atRisk = { level: 'high', isKnown: true, reasons: ['open-alert'] } as const
const amina = aRosterRow({
  name: 'Amina Yusuf',
  phone: '07700 900123',
  risk: { ...atRisk, reasons: [...atRisk.reasons] },
})

const press = async (button: string, name = 'Amina Yusuf') => {
  if (!within(rowOf(name)).queryByRole('button', { name: 'Less' })) await openMore(name)
  await setUpUser().click(within(rowOf(name)).getByRole('button', { name: button }))
}
const dialog = () => screen.findByRole('dialog')
const alertTexts = () => screen.getAllByRole('alert').map((alert) => alert.textContent)

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a patient with a number', () => {
  test('is called on their own number after the name was confirmed', async () => {
    await openDashboard([amina])
    await press('Call Patient')
    const confirmation = within(await dialog())
    expect(confirmation.getByRole('heading', { name: 'Call Amina Yusuf on 07700 900123?' })).toBeTruthy()
    expect(
      confirmation.getByText(/Amina Yusuf, 71 years old, female, Leeds, identity not checked/),
    ).toBeTruthy()
    expect(confirmation.getByRole('link', { name: 'Yes, call Amina Yusuf' }).getAttribute('href')).toBe(
      'tel:+447700900123',
    )
  })

  test('is greeted in WhatsApp by first name, without a word about health', async () => {
    await openDashboard([amina])
    await press('WhatsApp')
    const link = within(await dialog()).getByRole('link', { name: 'Yes, open WhatsApp' })
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/447700900123\?text=Hello%20Amina%2C/)
    expect(link.getAttribute('href')).not.toMatch(/COPD|HIGH|risk/i)
  })

  test.each([
    ['Send SMS', 'Yes, send SMS', 'SMS sent to Amina Yusuf (demo: nothing left this computer)'],
    [
      'Video Consult',
      'Yes, send request',
      'Video consultation request sent to Amina Yusuf (demo: nothing left this computer)',
    ],
  ])(
    'is not reached by "%s" in the demo, which shows that nothing left this computer',
    async (button, yes, text) => {
      const server = await openDashboard([amina])
      await press(button)
      await setUpUser().click(within(await dialog()).getByRole('button', { name: yes }))
      expect(alertTexts()).toContain(text)
      expect(server.sent.filter(({ options }) => options.method !== 'GET')).toEqual([])
      await setUpUser().click(screen.getByRole('button', { name: 'Dismiss' }))
      expect(alertTexts()).not.toContain(text)
    },
  )

  test('is not contacted when the clinician cancels', async () => {
    await openDashboard([amina])
    await press('Send SMS')
    await setUpUser().click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(alertTexts()).toEqual([''])
  })
})

describe('the contact buttons', () => {
  test('are no links for a patient without a number, and show why', async () => {
    const { phone: _, ...silent } = amina
    await openDashboard([silent])
    await openMore('Amina Yusuf')
    for (const button of ['Call Patient', 'Send SMS', 'WhatsApp']) {
      const found = within(rowOf('Amina Yusuf')).getByRole('button', { name: `${button} No phone number` })
      expect(found.getAttribute('aria-disabled')).toBe('true')
    }
    await press('Call Patient No phone number')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(alertTexts()).toContain('No phone number for Amina Yusuf')
  })

  test('name their patient to a screen reader', async () => {
    await openDashboard([amina])
    const button = within(rowOf('Amina Yusuf')).getByRole('button', { name: 'Call Patient' })
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Amina Yusuf',
    )
  })
})

describe('a priority alert', () => {
  const sentMessage = {
    id: idNumbered(1),
    from: 'Dr. Helen Marsh',
    text: 'Please check in.',
    sentAt: startTime,
    state: 'queued',
    stateAt: startTime,
  }
  const bodies = (server: Awaited<ReturnType<typeof openDashboard>>) =>
    server.sent
      .filter(({ path }) => path === priorityAlertsPath)
      .map(({ options: { body } }) =>
        priorityAlertBody.parse(JSON.parse(typeof body === 'string' ? body : '')),
      )

  test('is offered for high risk only', async () => {
    await openDashboard([amina, aRosterRow({ id: 9, name: 'Peter Lowe' })])
    await openMore('Amina Yusuf')
    await openMore('Peter Lowe')
    expect(within(rowOf('Amina Yusuf')).getByRole('button', { name: 'Priority Alert' })).toBeTruthy()
    expect(within(rowOf('Peter Lowe')).queryByRole('button', { name: 'Priority Alert' })).toBeNull()
  })

  test('shows first the sign that is still open, and the way to call instead', async () => {
    const findings = [aSign('breathlessness-severe', 'emergency', 'breathlessness 9 out of 10')]
    await openDashboard([{ ...amina, need: 'red-flag', findings }])
    await press('Priority Alert')
    const confirmation = within(await dialog())
    expect(
      confirmation.getByText(
        /999 sign: breathlessness 9 out of 10, .*\d\d:\d\d\. The patient may not read a message for days\./,
      ),
    ).toBeTruthy()
    expect(confirmation.getByRole('link', { name: 'Call Amina Yusuf instead' }).getAttribute('href')).toMatch(
      /^tel:\+44/,
    )
  })

  test('is sent once the clinician has read its text, and its state is on the card', async () => {
    const server = await openDashboard([amina])
    server.respondTo(priorityAlertsPath, () => reply(sentMessage))
    await press('Priority Alert')
    const confirmation = within(await dialog())
    expect(
      confirmation.getByText(/^A priority check-in was requested by Dr\. Helen Marsh on 20 November 2026\./),
    ).toBeTruthy()
    expect(
      confirmation.getByText(
        /This message does not replace a call or a referral.*everything stays on this computer/,
      ),
    ).toBeTruthy()
    const { state, stateAt, sentAt, id } = { ...sentMessage, state: 'queued' as const }
    server.respondTo(rosterPath, () => reply([{ ...amina, lastMessage: { id, sentAt, state, stateAt } }]))

    await setUpUser().click(confirmation.getByRole('button', { name: 'Yes, send alert' }))
    await advanceTime(0)
    expect(alertTexts()).toContain('Priority alert sent to Amina Yusuf')
    expect(bodies(server)).toEqual([
      {
        id: expect.any(String),
        patientId: 2,
        clinicianId: 1,
        message: expect.stringContaining('requested by Dr. Helen Marsh'),
      },
    ])
    expect(
      within(rowOf('Amina Yusuf')).getByText(/: not delivered yet, sent just now\. No answer yet\.$/),
    ).toBeTruthy()
  })

  test('shows an error when it cannot be sent, and a second attempt sends the same message', async () => {
    const server = await openDashboard([amina])
    server.respondTo(priorityAlertsPath, noNetwork)
    await press('Priority Alert')
    const confirmation = within(await dialog())
    await setUpUser().click(confirmation.getByRole('button', { name: 'Yes, send alert' }))
    expect(await confirmation.findByText('Failed to send alert to Amina Yusuf')).toBeTruthy()
    expect(confirmation.getByText(/^We cannot connect right now\. It may have been sent/)).toBeTruthy()

    server.respondTo(priorityAlertsPath, () => reply(sentMessage))
    await setUpUser().click(confirmation.getByRole('button', { name: 'Yes, send alert' }))
    await advanceTime(0)
    expect(alertTexts()).toContain('Priority alert sent to Amina Yusuf')
    const [first, second] = bodies(server)
    expect(second).toEqual(first)
  })

  test('that fails after its dialog was closed still shows an error', async () => {
    const server = await openDashboard([amina])
    let fail: (reason: Error) => void = () => {}
    server.respondTo(priorityAlertsPath, () => new Promise((_, reject) => (fail = reject)))
    await press('Priority Alert')
    await setUpUser().click(await screen.findByRole('button', { name: 'Yes, send alert' }))
    await setUpUser().keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fail(new TypeError('Failed to fetch'))
    await advanceTime(0)
    expect(alertTexts()).toContain('Failed to send alert to Amina Yusuf')
  })

  test("whose reply arrives while another patient's dialog is open closes only its own", async () => {
    const server = await openDashboard([amina, aRosterRow({ id: 9, name: 'Peter Lowe' })])
    let arrive = () => {}
    server.respondTo(
      priorityAlertsPath,
      () => new Promise((resolve) => (arrive = () => resolve(reply(sentMessage)))),
    )
    await press('Priority Alert')
    await setUpUser().click(await screen.findByRole('button', { name: 'Yes, send alert' }))
    await setUpUser().keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Video Consult', 'Peter Lowe')
    arrive()
    await advanceTime(500)
    expect(alertTexts()).toContain('Priority alert sent to Amina Yusuf')
    expect(screen.getByRole('heading', { name: 'Ask Peter Lowe for a video consultation?' })).toBeTruthy()
  })

  test('that the server refuses is shown as not sent', async () => {
    const server = await openDashboard([amina])
    server.respondTo(priorityAlertsPath, () => reply(undefined, { status: 403 }))
    await press('Priority Alert')
    await setUpUser().click(await screen.findByRole('button', { name: 'Yes, send alert' }))
    expect(await screen.findByText(/Nothing was sent\. Try again, or call the patient\.$/)).toBeTruthy()
  })
})
