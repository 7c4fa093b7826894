import { clinicianSessionEndPath, clinicianSessionPath } from '@second-wind/core/access/contract/session'
import { alertCountsHeader } from '@second-wind/core/care/contract/alerts'
import { hourMs, minuteMs } from '@second-wind/core/platform/moment'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { SessionGate } from '../../../../web/src/access/clinician-sign-in/session/session-gate.tsx'
import { SignInScreen } from '../../../../web/src/access/clinician-sign-in/sign-in-screen.tsx'
import { ClinicianDashboardScreen } from '../../../../web/src/clinician/clinician-dashboard-screen.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { advanceTime, startClock, startTime } from '../../clinician/dashboard-clock.ts'
import { helen, margaret } from '../../clinician/open-dashboard.tsx'
import { fakeApi, reply, type Sent } from '../../data/server/fake-api.ts'

export const helensId = 7
export const rosterPath = `/api/clinician-dashboard/${helensId}`
export const alertsPath = `/api/patient-alerts/${helensId}`

/** The clock of the tests, for each of them. */
export function withDashboardClock(): void {
  beforeEach(() => {
    startClock()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Helen, who is clinician 7, is signed in, and one of her patients is on the screen. */
export async function openSignedInDashboard() {
  const server = fakeApi()
  let lastActMs = Date.parse(startTime)
  const sessionOf = ({ options }: Sent) => {
    if (options.headers['x-user'] === '1') lastActMs = Date.now()
    return reply(
      {
        state: 'signed-in',
        clinician: { ...helen, id: helensId },
        endsAt: new Date(Date.parse(startTime) + 8 * hourMs).toISOString(),
        idleEndsAt: new Date(lastActMs + 10 * minuteMs).toISOString(),
      },
      { headers: { date: new Date().toUTCString() } },
    )
  }
  server.respondTo(clinicianSessionPath, sessionOf)
  server.respondTo(clinicianSessionEndPath, () => reply(undefined, { status: 200 }))
  server.respondTo(`/api/clinicians/${helensId}`, () => reply({ ...helen, id: helensId }))
  server.respondTo(rosterPath, () => reply([margaret]))
  server.respondTo(alertsPath, () =>
    reply([], { headers: { [alertCountsHeader]: 'open=0;unread=0;listed=0' } }),
  )
  renderScreen(
    <Routes>
      <Route
        path="/clinician-dashboard"
        element={
          <SessionGate title="Clinician Dashboard">
            <ClinicianDashboardScreen />
          </SessionGate>
        }
      />
      <Route path="/clinician/sign-in" element={<SignInScreen />} />
    </Routes>,
    '/clinician-dashboard?tab=patients',
  )
  await advanceTime(100)
  return server
}

export const isPatientShown = () => document.body.textContent.includes(margaret.name)
