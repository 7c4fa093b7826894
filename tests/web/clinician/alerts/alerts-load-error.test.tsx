import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, noNetwork, reply } from '../../data/server/fake-api.ts'
import { advanceTime, startClock, setUpUser } from '../dashboard-clock.ts'
import { anAlert } from './an-alert.ts'
import { alertsPath, cardOf, openAlerts, showAlerts } from './open-alerts.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the list of alerts while the server cannot be reached', () => {
  test('keeps the last alerts with their age, until a newer answer comes', async () => {
    const server = await openAlerts([anAlert()])
    server.respondTo(alertsPath, noNetwork)
    await advanceTime(180_000)
    expect(cardOf('Margaret Ellis')).toBeTruthy()
    expect(screen.getByText(/^These alerts are from .*3 minutes ago. There may be newer ones.$/)).toBeTruthy()
    server.respondTo(alertsPath, () => reply([]))
    await advanceTime(10_000)
    expect(screen.getByText('No alerts')).toBeTruthy()
    expect(screen.queryByText(/as of/)).toBeNull()
  })

  test('does not state before the first answer that there are no alerts', async () => {
    const server = fakeApi(noNetwork)
    await showAlerts()
    expect(screen.getByText('We cannot show the alerts: we cannot connect right now')).toBeTruthy()
    expect(screen.queryByText('No alerts')).toBeNull()
    expect(screen.queryByText('Loading alerts...')).toBeNull()
    server.respondTo(alertsPath, () => reply([anAlert()]))
    await setUpUser().click(screen.getByRole('button', { name: 'Try again now' }))
    await advanceTime(0)
    expect(cardOf('Margaret Ellis')).toBeTruthy()
  })
})
