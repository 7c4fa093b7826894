import { alertCountsHeader } from '@second-wind/core/care/contract/alerts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reply } from '../../data/server/fake-api.ts'
import { aRosterRow } from '../a-roster-row.ts'
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
    reply([anAlert()], { headers: { [alertCountsHeader]: 'open=1;unread=1;listed=1' } }),
  )
  await advanceTime(10_000)
}

test('an alert names date of birth and number, and the question before it is resolved age and sex too', async () => {
  await openAlerts({ dateOfBirth: '1955-11-23', nhsNumber: '9434765919' })
  expect(screen.getByText(born)).toBeTruthy()
  await setUpUser().click(screen.getByRole('button', { name: 'Resolve' }))
  expect(within(await screen.findByRole('dialog')).getByText(`70 years old, female, ${born}`)).toBeTruthy()
})

test.each([
  [{}, 'Identity not checked'],
  [{ dateOfBirth: '1955-11-23' }, 'Born 23 November 1955 (70), identity not fully checked'],
  [{ id: 9 }, 'We cannot show the date of birth and NHS number here'],
])('an alert of a patient without a checked identity (%o) is labelled with that', async (identity, words) => {
  await openAlerts(identity)
  expect(screen.getByText(words)).toBeTruthy()
  await setUpUser().click(screen.getByRole('button', { name: 'Resolve' }))
  expect((await screen.findByRole('dialog')).textContent).toContain(words)
})
