import { passwordSignInPath } from '@second-wind/core/access/contract/clinician-auth'
import { clinicianSessionEndPath, clinicianSessionPath } from '@second-wind/core/access/contract/session'
import { alertCountsHeader } from '@second-wind/core/care/contract/alerts'
import { hourMs, minuteMs } from '@second-wind/core/platform/moment'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  listenForSignOut,
  broadcastSignOut,
} from '../../../../../web/src/access/clinician-sign-in/session/sign-out-broadcast.ts'
import { advanceTime, startTime, setUpUser } from '../../../clinician/dashboard-clock.ts'
import { helen, margaret } from '../../../clinician/open-dashboard.tsx'
import { noNetwork, reply, neverResponds } from '../../../data/server/fake-api.ts'
import {
  alertsPath,
  helensId,
  isPatientShown,
  openSignedInDashboard,
  rosterPath,
  withDashboardClock,
} from '../signed-in-dashboard.tsx'

withDashboardClock()

describe('signing out in another tab', () => {
  test('after signing out in another tab, this one is empty at once and stays empty', async () => {
    await openSignedInDashboard()
    broadcastSignOut('underway')
    await waitFor(() => expect(isPatientShown()).toBe(false))
    broadcastSignOut('signed-out')
    await waitFor(() => expect(screen.getByText('You are signed out.')).toBeTruthy())
  })

  test('a sign-out that another tab cannot complete without a connection empties this tab too and shows why', async () => {
    const server = await openSignedInDashboard()
    server.respondTo(clinicianSessionPath, noNetwork)
    broadcastSignOut('underway')
    broadcastSignOut('cannot-end')
    await waitFor(() => expect(screen.getByText(/could not reach the server to sign you out/)).toBeTruthy())
    expect(isPatientShown()).toBe(false)
  })

  test('signing out is announced to the other tabs before the server has answered', async () => {
    const server = await openSignedInDashboard()
    const received: string[] = []
    const stop = listenForSignOut((message) => void received.push(message))
    const resolvers: ((response: Response) => void)[] = []
    server.respondTo(clinicianSessionEndPath, () => new Promise((resolve) => void resolvers.push(resolve)))
    await setUpUser().click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(received).toEqual(['underway']))
    expect(isPatientShown()).toBe(false)
    resolvers.forEach((give) => give(reply(undefined, { status: 200 })))
    await waitFor(() => expect(received).toEqual(['underway', 'signed-out']))
    stop()
  })
})

describe('coming back after the end', () => {
  test('a computer that slept past the end shows no patients when it wakes, before any request', async () => {
    const server = await openSignedInDashboard()
    server.respondTo(clinicianSessionPath, neverResponds)
    const sentBefore = server.sent.length
    // Asleep: the clock went on, and no timer did.
    vi.setSystemTime(Date.parse(startTime) + 3 * hourMs)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(isPatientShown()).toBe(false)
    expect(server.sent.slice(sentBefore).some(({ path }) => path === clinicianSessionEndPath)).toBe(false)
  })

  test.each([['a page that the browser had frozen'], ['a tab in the background']])(
    '%s, shown again after the end, has no patients',
    async (which) => {
      await openSignedInDashboard()
      vi.setSystemTime(Date.parse(startTime) + 11 * minuteMs)
      const isPutAway = which.startsWith('a page')
      act(() =>
        isPutAway
          ? void window.dispatchEvent(new Event('pageshow'))
          : void document.dispatchEvent(new Event('visibilitychange')),
      )
      expect(isPatientShown()).toBe(false)
      await advanceTime(100)
      expect(screen.getByText(/you were inactive for 10 minutes/)).toBeTruthy()
    },
  )
})

describe('another clinician at the desk', () => {
  test('another clinician who has signed in meanwhile does not see the patients of the previous one', async () => {
    const server = await openSignedInDashboard()
    const notTheirs = () =>
      reply({ error: { code: 'not_found', message: 'There is nothing here.' } }, { status: 404 })
    server.respondTo(rosterPath, notTheirs)
    server.respondTo(alertsPath, notTheirs)
    const sam = { ...helen, id: 8, name: 'Sam Field' }
    const inAnHour = new Date(Date.parse(startTime) + hourMs).toISOString()
    server.respondTo(clinicianSessionPath, () =>
      reply(
        { state: 'signed-in', clinician: sam, endsAt: inAnHour, idleEndsAt: inAnHour },
        { headers: { date: new Date().toUTCString() } },
      ),
    )
    server.respondTo('/api/clinicians/8', () => reply(sam))
    server.respondTo('/api/clinician-dashboard/8', () => reply([]))
    server.respondTo('/api/patient-alerts/8', () =>
      reply([], { headers: { [alertCountsHeader]: 'open=0;unread=0;listed=0' } }),
    )
    await advanceTime(11_000)
    expect(isPatientShown()).toBe(false)
    expect(screen.getByText(/Sam Field/)).toBeTruthy()
    expect(openTab()).toBe('Dashboard')
    expect(screen.queryByText(/Helen Marsh/)).toBeNull()
  })

  test.each([
    ['Helen returns to where she was', helensId, 'Patients'],
    ['Sam starts at the beginning and sees nothing of Helen', 8, 'Dashboard'],
  ])('signing in after Helen signed out shows the right tab (%s)', async (_, id, tab) => {
    const server = await openSignedInDashboard()
    await setUpUser().click(screen.getByRole('button', { name: 'Sign out' }))
    await advanceTime(100)
    const inAnHour = new Date(Date.now() + hourMs).toISOString()
    const next = { ...helen, id }
    server.respondTo(passwordSignInPath, () => reply(undefined, { status: 200 }))
    server.respondTo(clinicianSessionPath, () =>
      reply(
        { state: 'signed-in', clinician: next, endsAt: inAnHour, idleEndsAt: inAnHour },
        { headers: { date: new Date().toUTCString() } },
      ),
    )
    server.respondTo(`/api/clinicians/${id}`, () => reply(next))
    server.respondTo(`/api/clinician-dashboard/${id}`, () => reply([]))
    server.respondTo(`/api/patient-alerts/${id}`, () =>
      reply([], { headers: { [alertCountsHeader]: 'open=0;unread=0;listed=0' } }),
    )
    await setUpUser().type(screen.getByLabelText('User name'), 'a.clinician')
    await setUpUser().type(screen.getByLabelText('Password'), 'a long password')
    await setUpUser().type(screen.getByLabelText('Code from your authenticator app'), '123456')
    await setUpUser().click(screen.getByRole('button', { name: 'Sign in' }))
    await advanceTime(1_000)
    expect(openTab()).toBe(tab)
  })
})

const openTab = () => screen.getByRole('tab', { selected: true }).textContent

describe('late and refused replies', () => {
  test('a refusal removes the patients from the screen before the reason is known', async () => {
    const server = await openSignedInDashboard()
    const refused = () =>
      reply({ error: { code: 'unauthorised', message: 'Sign in to continue.' } }, { status: 401 })
    server.respondTo(rosterPath, refused)
    server.respondTo(alertsPath, refused)
    server.respondTo(clinicianSessionPath, neverResponds)
    await advanceTime(31_000)
    expect(isPatientShown()).toBe(false)
  })

  test('a reply about a cookie that was changed meanwhile does not sign out', async () => {
    const server = await openSignedInDashboard()
    const inAnHour = new Date(Date.parse(startTime) + hourMs).toISOString()
    let count = 0
    server.respondTo(clinicianSessionPath, () => {
      count += 1
      if (count < 3) return reply({ state: 'none' })
      const clinician = { ...helen, id: helensId }
      const ends = { endsAt: inAnHour, idleEndsAt: inAnHour }
      return reply(
        { state: 'signed-in', clinician, ...ends },
        { headers: { date: new Date().toUTCString() } },
      )
    })
    await setUpUser().click(screen.getByRole('tab', { name: 'Patients' }))
    await advanceTime(1_000)
    expect(count).toBe(3)
    expect(isPatientShown()).toBe(true)
  })

  test('a list requested with the previous cookie is requested again at once', async () => {
    const server = await openSignedInDashboard()
    let isFirst = true
    server.respondTo(rosterPath, () => {
      if (!isFirst) return reply([margaret])
      isFirst = false
      return reply({ error: { code: 'unauthorised', message: 'Sign in to continue.' } }, { status: 401 })
    })
    await advanceTime(30_500)
    expect(isFirst).toBe(false)
    expect(isPatientShown()).toBe(true)
  })

  test('a reply that arrives after signing out does not bring the patients back', async () => {
    const server = await openSignedInDashboard()
    const resolvers: (() => void)[] = []
    const inAnHour = new Date(Date.parse(startTime) + hourMs).toISOString()
    const clinician = { ...helen, id: helensId }
    const stillIn = { state: 'signed-in', clinician, endsAt: inAnHour, idleEndsAt: inAnHour }
    const headers = { date: new Date(startTime).toUTCString() }
    server.respondTo(
      clinicianSessionPath,
      () => new Promise((resolve) => void resolvers.push(() => resolve(reply(stillIn, { headers })))),
    )
    server.respondTo(clinicianSessionEndPath, neverResponds)
    await setUpUser().click(screen.getByRole('tab', { name: 'Patients' }))
    await waitFor(() => expect(resolvers).toHaveLength(1))
    await setUpUser().click(screen.getByRole('button', { name: 'Sign out' }))
    resolvers.forEach((give) => give())
    await advanceTime(100)
    expect(isPatientShown()).toBe(false)
  })
})
