import { clinicianSessionEndPath, clinicianSessionPath } from '@second-wind/core/access/contract/session'
import { minuteMs } from '@second-wind/core/platform/moment'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { SessionGate } from '../../../../../web/src/access/clinician-sign-in/session/session-gate.tsx'
import { SignInScreen } from '../../../../../web/src/access/clinician-sign-in/sign-in-screen.tsx'
import { renderScreen } from '../../../../support/render.tsx'
import { advanceTime, setUpUser } from '../../../clinician/dashboard-clock.ts'
import { fakeApi, noNetwork, reply } from '../../../data/server/fake-api.ts'
import {
  alertsPath,
  isPatientShown,
  openSignedInDashboard,
  rosterPath,
  withDashboardClock,
} from '../signed-in-dashboard.tsx'

withDashboardClock()

describe('before the clinician is known', () => {
  test('no patient data is requested before the clinician is known', async () => {
    const server = fakeApi()
    server.respondTo(clinicianSessionPath, () => reply({ state: 'none' }))
    renderScreen(
      <Routes>
        <Route
          path="/clinician-dashboard"
          element={<SessionGate title="Clinician Dashboard">A patient</SessionGate>}
        />
        <Route path="/clinician/sign-in" element={<SignInScreen />} />
      </Routes>,
      '/clinician-dashboard',
    )
    await advanceTime(100)
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy()
    expect(new Set(server.sent.map(({ path }) => path))).toEqual(new Set([clinicianSessionPath]))
  })

  test('without the server, no patients are shown and the page states why', async () => {
    fakeApi(noNetwork)
    renderScreen(<SessionGate title="Clinician Dashboard">A patient</SessionGate>, '/clinician-dashboard')
    await advanceTime(100)
    expect(screen.getByText(/cannot check if you are signed in/)).toBeTruthy()
    expect(screen.queryByText('A patient')).toBeNull()
  })

  test('the lists are those of the signed-in clinician, and polls do not count as activity', async () => {
    const server = await openSignedInDashboard()
    expect(isPatientShown()).toBe(true)
    await advanceTime(5 * minuteMs)
    expect(server.countOf(rosterPath)).toBeGreaterThan(5)
    expect(server.sent.filter(({ options }) => 'x-user' in options.headers)).toEqual([])
  })
})

describe('idle timeout', () => {
  test('after 9 minutes the page shows a warning, and pressing the button keeps the session', async () => {
    const server = await openSignedInDashboard()
    await advanceTime(9 * minuteMs + 2_000)
    await faded()
    expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeTruthy()
    await setUpUser().click(screen.getByRole('button', { name: 'Stay signed in' }))
    await advanceTime(2 * minuteMs)
    expect(isPatientShown()).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.countOf(clinicianSessionEndPath)).toBe(0)
  })

  test('the warning is above any open dialog, and Escape closes only the warning', async () => {
    await openSignedInDashboard()
    await setUpUser().click(screen.getByRole('button', { name: 'More' }))
    await setUpUser().click(screen.getByRole('button', { name: 'Video Consult' }))
    await advanceTime(1_000)
    const [below] = screen.getAllByRole('dialog')
    await advanceTime(9 * minuteMs + 30_000)
    await faded()
    const warning = screen.getByRole('dialog', { name: 'Are you still there?' })
    expect(layerOf(warning)).toBeGreaterThan(layerOf(below))
    expect(document.activeElement?.textContent).toBe('Stay signed in')
    await setUpUser().keyboard('{Escape}')
    await advanceTime(1_000)
    await faded()
    expect(screen.getAllByRole('dialog')).toEqual([below])
  })

  /** What came or went while time passed is drawn at its end, and fades only then. */
  const faded = () => advanceTime(1_000)

  /** Its z-index. */
  const layerOf = (dialog: HTMLElement | undefined): number => {
    const root = dialog?.closest<HTMLElement>('[style*="--mb-z-index"]')
    return Number(root?.style.getPropertyValue('--mb-z-index'))
  }

  test('after 10 minutes no patient is left on the screen, the session is ended, and the page shows why', async () => {
    const server = await openSignedInDashboard()
    await advanceTime(10 * minuteMs + 2_000)
    expect(isPatientShown()).toBe(false)
    expect(screen.getByText(/you were inactive for 10 minutes/)).toBeTruthy()
    expect(server.countOf(clinicianSessionEndPath)).toBe(1)
  })

  test('while the clinician is active, no warning is shown', async () => {
    await openSignedInDashboard()
    for (let minute = 0; minute < 12; minute += 1) {
      await setUpUser().click(screen.getByRole('tab', { name: 'Patients' }))
      await advanceTime(minuteMs)
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(isPatientShown()).toBe(true)
  })
})

describe('the end of a session', () => {
  test('a session ended elsewhere removes the patients from the screen at the next poll', async () => {
    const server = await openSignedInDashboard()
    const refused = () =>
      reply({ error: { code: 'unauthorised', message: 'Sign in to continue.' } }, { status: 401 })
    server.respondTo(rosterPath, refused)
    server.respondTo(alertsPath, refused)
    server.respondTo(clinicianSessionPath, () => reply({ state: 'none' }))
    await advanceTime(11_000)
    expect(isPatientShown()).toBe(false)
    expect(screen.getByText(/You have been signed out/)).toBeTruthy()
  })

  test('signing out without a connection empties the screen and states that the session still exists', async () => {
    const server = await openSignedInDashboard()
    server.respondTo(clinicianSessionEndPath, noNetwork)
    await setUpUser().click(screen.getByRole('button', { name: 'Sign out' }))
    await advanceTime(100)
    expect(isPatientShown()).toBe(false)
    expect(screen.getByText(/could not reach the server to sign you out/)).toBeTruthy()
  })
})
