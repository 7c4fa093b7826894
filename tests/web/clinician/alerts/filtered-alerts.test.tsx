import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startClock, setUpUser } from '../dashboard-clock.ts'
import { alertIds, anAlert, resolved } from './an-alert.ts'
import { openAlerts } from './open-alerts.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('finding an alert in the list', () => {
  const three = [
    anAlert(),
    anAlert({ id: alertIds.second, patientId: 3, patientName: 'Peter Lowe', severity: 'medium' }),
    anAlert({ ...resolved, id: alertIds.third, patientId: 4, patientName: 'Rosa Diaz' }),
  ]
  const names = () => screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)

  test('is possible by whether it is open, with the number of each', async () => {
    await openAlerts(three)
    expect(names()).toEqual(['Margaret Ellis', 'Peter Lowe', 'Rosa Diaz'])
    await setUpUser().click(screen.getByRole('button', { name: 'Resolved (1)' }))
    expect(names()).toEqual(['Rosa Diaz'])
    await setUpUser().click(screen.getByRole('button', { name: 'Open (2)' }))
    expect(names()).toEqual(['Margaret Ellis', 'Peter Lowe'])
  })

  test('is told how many of the open ones are unread, as the tab counts them', async () => {
    const [first, ...others] = three
    await openAlerts([{ ...first!, isRead: true }, ...others.map((alert) => ({ ...alert, isRead: false }))])
    expect(screen.getByRole('button', { name: 'Open (2, 1 unread)' })).toBeTruthy()
  })

  test('is possible by severity, and back from an empty result', async () => {
    await openAlerts(three)
    await setUpUser().selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Medium (1)')
    expect(names()).toEqual(['Peter Lowe'])
    await setUpUser().click(screen.getByRole('button', { name: 'Resolved (0)' }))
    expect(screen.getByText('No resolved medium alerts')).toBeTruthy()
    await setUpUser().click(screen.getByRole('button', { name: 'Show all alerts' }))
    expect(names()).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Patient Alerts' }))
  })

  const numbered = (n: number) => ({ id: `0190a000-0000-7000-8000-00000000b${String(n).padStart(3, '0')}` })

  test('shows all alerts of the last patient in a part, with their number', async () => {
    const others = Array.from({ length: 23 }, (_, n) =>
      anAlert({ ...numbered(n), patientId: n + 10, patientName: `Patient ${n}` }),
    )
    const ofOne = [50, 51, 52].map((n) => anAlert({ ...numbered(n), severity: 'low' }))
    const last = anAlert({
      ...numbered(60),
      patientId: 90,
      patientName: 'Rosa Diaz',
      severity: 'low',
      createdAt: '2026-11-01T08:00:00.000Z',
    })
    await openAlerts([...others, ...ofOne, last])
    expect(screen.getAllByRole('article')).toHaveLength(26)
    expect(screen.getByText('Open alerts: 3 low')).toBeTruthy()
    expect(screen.getByText('26 of 27 alerts')).toBeTruthy()
  })

  test('shows a long list in parts, with the number that the server left out', async () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      anAlert({ ...numbered(n), patientId: n + 2, patientName: `Patient ${n}` }),
    )
    await openAlerts(many, 'open=812;unread=640;listed=30')
    expect(screen.getAllByRole('article')).toHaveLength(25)
    expect(screen.getByText('812 alerts are open. The 30 most urgent are listed.')).toBeTruthy()
    await setUpUser().click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getAllByRole('article')).toHaveLength(30)
    expect(screen.getAllByRole('article')[25]?.contains(document.activeElement)).toBe(true)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})
