import { alertCountsHeader } from '@second-wind/core/contract/alerts'
import { passwordSignInPath } from '@second-wind/core/contract/clinician-auth'
import { clinicianSessionEndPath, clinicianSessionPath } from '@second-wind/core/contract/session'
import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ClinicianDashboardScreen } from '../../../../web/src/features/clinician/clinician-dashboard-screen.tsx'
import { hearOtherTabs, tellOtherTabs } from '../../../../web/src/features/clinician/sign-in/other-tabs.ts'
import { SessionGate } from '../../../../web/src/features/clinician/sign-in/session-gate.tsx'
import { SignInScreen } from '../../../../web/src/features/clinician/sign-in/sign-in-screen.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { fakeServer, noNetwork, reply, type Sent, silence } from '../../server/fake-server.ts'
import { helen, margaret } from '../open-dashboard.tsx'
import { pass, startClock, teatime, user } from '../teatime.ts'

const minuteMs = 60_000
const helensNumber = 7
const rosterPath = `/api/clinician-dashboard/${helensNumber}`
const alertsPath = `/api/patient-alerts/${helensNumber}`

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Helen, who is clinician 7, is signed in, and one of her patients is on the screen. */
async function openSignedIn() {
  const server = fakeServer()
  let lastActMs = Date.parse(teatime)
  const sessionOf = ({ options }: Sent) => {
    if (options.headers['x-user'] === '1') lastActMs = Date.now()
    return reply(
      {
        state: 'signed-in',
        clinician: { ...helen, id: helensNumber },
        endsAt: new Date(Date.parse(teatime) + 8 * 60 * minuteMs).toISOString(),
        idleEndsAt: new Date(lastActMs + 10 * minuteMs).toISOString(),
      },
      { headers: { date: new Date().toUTCString() } },
    )
  }
  server.answer(clinicianSessionPath, sessionOf)
  server.answer(clinicianSessionEndPath, () => reply(undefined, { status: 200 }))
  server.answer(`/api/clinicians/${helensNumber}`, () => reply({ ...helen, id: helensNumber }))
  server.answer(rosterPath, () => reply([margaret]))
  server.answer(alertsPath, () => reply([], { headers: { [alertCountsHeader]: 'open=0;unread=0;listed=0' } }))
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
  await pass(100)
  return server
}

const isPatientShown = () => document.body.textContent.includes(margaret.name)

test('nothing is asked about patients before it is known who is there', async () => {
  const server = fakeServer()
  server.answer(clinicianSessionPath, () => reply({ state: 'none' }))
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
  await pass(100)
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy()
  expect(new Set(server.sent.map(({ path }) => path))).toEqual(new Set([clinicianSessionPath]))
})

test('without the server nobody is shown, and that is said', async () => {
  fakeServer(noNetwork)
  renderScreen(<SessionGate title="Clinician Dashboard">A patient</SessionGate>, '/clinician-dashboard')
  await pass(100)
  expect(screen.getByText(/not known whether you are signed in/)).toBeTruthy()
  expect(screen.queryByText('A patient')).toBeNull()
})

test('the lists are those of whoever is signed in, and polls never say that somebody is there', async () => {
  const server = await openSignedIn()
  expect(isPatientShown()).toBe(true)
  await pass(5 * minuteMs)
  expect(server.countOf(rosterPath)).toBeGreaterThan(5)
  expect(server.sent.filter(({ options }) => 'x-user' in options.headers)).toEqual([])
})

test('after 9 minutes it asks; a hand on the button keeps the session', async () => {
  const server = await openSignedIn()
  await pass(9 * minuteMs + 2_000)
  expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeTruthy()
  await user().click(screen.getByRole('button', { name: 'Stay signed in' }))
  await pass(2 * minuteMs)
  expect(isPatientShown()).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.countOf(clinicianSessionEndPath)).toBe(0)
})

test('the warning lies over whatever dialog is open, and Escape answers it alone', async () => {
  await openSignedIn()
  await user().click(screen.getByRole('button', { name: 'Video Consult' }))
  await pass(1_000)
  const [below] = screen.getAllByRole('dialog')
  await pass(9 * minuteMs + 2_000)
  const warning = screen.getByRole('dialog', { name: 'Are you still there?' })
  expect(layerOf(warning)).toBeGreaterThan(layerOf(below))
  expect(document.activeElement?.textContent).toBe('Stay signed in')
  await user().keyboard('{Escape}')
  await pass(1_000)
  expect(screen.getAllByRole('dialog')).toEqual([below])
})

/** How far above the page it lies. */
const layerOf = (dialog: HTMLElement | undefined): number => {
  const root = dialog?.closest<HTMLElement>('[style*="--mb-z-index"]')
  return Number(root?.style.getPropertyValue('--mb-z-index'))
}

test('after 10 minutes nobody is left on the screen, the session is ended, and the page says why', async () => {
  const server = await openSignedIn()
  await pass(10 * minuteMs + 2_000)
  expect(isPatientShown()).toBe(false)
  expect(screen.getByText(/nothing was done here for 10 minutes/)).toBeTruthy()
  expect(server.countOf(clinicianSessionEndPath)).toBe(1)
})

test('whoever works is not asked', async () => {
  await openSignedIn()
  for (let minute = 0; minute < 12; minute += 1) {
    await user().click(screen.getByRole('tab', { name: 'Patients' }))
    await pass(minuteMs)
  }
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(isPatientShown()).toBe(true)
})

test('a session that was ended elsewhere takes the patients off the screen at the next poll', async () => {
  const server = await openSignedIn()
  const refused = () =>
    reply({ error: { code: 'unauthorised', message: 'Please sign in.' } }, { status: 401 })
  server.answer(rosterPath, refused)
  server.answer(alertsPath, refused)
  server.answer(clinicianSessionPath, () => reply({ state: 'none' }))
  await pass(11_000)
  expect(isPatientShown()).toBe(false)
  expect(screen.getByText(/You are no longer signed in/)).toBeTruthy()
})

test('signing out without a connection empties the screen and says that the session is still there', async () => {
  const server = await openSignedIn()
  server.answer(clinicianSessionEndPath, noNetwork)
  await user().click(screen.getByRole('button', { name: 'Sign out' }))
  await pass(100)
  expect(isPatientShown()).toBe(false)
  expect(screen.getByText(/could not be told that you want to sign out/)).toBeTruthy()
})

test('what another tab signs out is off the screen here at once, and stays off', async () => {
  await openSignedIn()
  tellOtherTabs('underway')
  await waitFor(() => expect(isPatientShown()).toBe(false))
  tellOtherTabs('signed-out')
  await waitFor(() => expect(screen.getByText('You are signed out.')).toBeTruthy())
})

test('another tab that cannot sign out without a connection: this one is empty too, and says why', async () => {
  const server = await openSignedIn()
  server.answer(clinicianSessionPath, noNetwork)
  tellOtherTabs('underway')
  tellOtherTabs('cannot-end')
  await waitFor(() => expect(screen.getByText(/could not be told that you want to sign out/)).toBeTruthy())
  expect(isPatientShown()).toBe(false)
})

test('signing out tells the other tabs before the server has answered', async () => {
  const server = await openSignedIn()
  const heard: string[] = []
  const stop = hearOtherTabs((news) => void heard.push(news))
  const answers: ((answer: Response) => void)[] = []
  server.answer(clinicianSessionEndPath, () => new Promise((resolve) => void answers.push(resolve)))
  await user().click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(heard).toEqual(['underway']))
  expect(isPatientShown()).toBe(false)
  answers.forEach((give) => give(reply(undefined, { status: 200 })))
  await waitFor(() => expect(heard).toEqual(['underway', 'signed-out']))
  stop()
})

test('a computer that slept past the end shows nobody when it wakes, before anything was asked', async () => {
  const server = await openSignedIn()
  server.answer(clinicianSessionPath, silence)
  const asked = server.sent.length
  // Asleep: the clock went on, and no timer did.
  vi.setSystemTime(Date.parse(teatime) + 3 * 60 * minuteMs)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(isPatientShown()).toBe(false)
  expect(server.sent.slice(asked).some(({ path }) => path === clinicianSessionEndPath)).toBe(false)
})

test.each([['a page that the browser had put away'], ['a tab that was behind others']])(
  '%s, brought back past the end, shows nobody',
  async (which) => {
    await openSignedIn()
    vi.setSystemTime(Date.parse(teatime) + 11 * minuteMs)
    const isPutAway = which.startsWith('a page')
    act(() =>
      isPutAway
        ? void window.dispatchEvent(new Event('pageshow'))
        : void document.dispatchEvent(new Event('visibilitychange')),
    )
    expect(isPatientShown()).toBe(false)
    await pass(100)
    expect(screen.getByText(/nothing was done here for 10 minutes/)).toBeTruthy()
  },
)

test('another clinician who has signed in at this desk meanwhile does not see the patients of the one before', async () => {
  const server = await openSignedIn()
  const notTheirs = () =>
    reply({ error: { code: 'not_found', message: 'There is nothing here.' } }, { status: 404 })
  server.answer(rosterPath, notTheirs)
  server.answer(alertsPath, notTheirs)
  const sam = { ...helen, id: 8, name: 'Sam Field' }
  const inAnHour = new Date(Date.parse(teatime) + 60 * minuteMs).toISOString()
  server.answer(clinicianSessionPath, () =>
    reply(
      { state: 'signed-in', clinician: sam, endsAt: inAnHour, idleEndsAt: inAnHour },
      { headers: { date: new Date().toUTCString() } },
    ),
  )
  server.answer('/api/clinicians/8', () => reply(sam))
  server.answer('/api/clinician-dashboard/8', () => reply([]))
  server.answer('/api/patient-alerts/8', () =>
    reply([], { headers: { [alertCountsHeader]: 'open=0;unread=0;listed=0' } }),
  )
  await pass(11_000)
  expect(isPatientShown()).toBe(false)
  expect(screen.getByText(/Sam Field/)).toBeTruthy()
  expect(openTab()).toBe('Dashboard')
  expect(screen.queryByText(/Helen Marsh/)).toBeNull()
})

test.each([
  ['Helen again: where she was', helensNumber, 'Patients'],
  ['Sam: the beginning, and nothing of what Helen had open', 8, 'Dashboard'],
])('whoever signs in after Helen signed out: %s', async (_, id, tab) => {
  const server = await openSignedIn()
  await user().click(screen.getByRole('button', { name: 'Sign out' }))
  await pass(100)
  const inAnHour = new Date(Date.now() + 60 * minuteMs).toISOString()
  const next = { ...helen, id }
  server.answer(passwordSignInPath, () => reply(undefined, { status: 200 }))
  server.answer(clinicianSessionPath, () =>
    reply(
      { state: 'signed-in', clinician: next, endsAt: inAnHour, idleEndsAt: inAnHour },
      { headers: { date: new Date().toUTCString() } },
    ),
  )
  server.answer(`/api/clinicians/${id}`, () => reply(next))
  server.answer(`/api/clinician-dashboard/${id}`, () => reply([]))
  server.answer(`/api/patient-alerts/${id}`, () =>
    reply([], { headers: { [alertCountsHeader]: 'open=0;unread=0;listed=0' } }),
  )
  await user().type(screen.getByLabelText('User name'), 'a.clinician')
  await user().type(screen.getByLabelText('Password'), 'a long password')
  await user().type(screen.getByLabelText('Code from your authenticator app'), '123456')
  await user().click(screen.getByRole('button', { name: 'Sign in' }))
  await pass(1_000)
  expect(openTab()).toBe(tab)
})

const openTab = () => screen.getByRole('tab', { selected: true }).textContent

test('a refusal takes the patients off the screen before it is known why', async () => {
  const server = await openSignedIn()
  const refused = () =>
    reply({ error: { code: 'unauthorised', message: 'Please sign in.' } }, { status: 401 })
  server.answer(rosterPath, refused)
  server.answer(alertsPath, refused)
  server.answer(clinicianSessionPath, silence)
  await pass(31_000)
  expect(isPatientShown()).toBe(false)
})

test('an answer about a cookie that was changed meanwhile signs nobody out', async () => {
  const server = await openSignedIn()
  const inAnHour = new Date(Date.parse(teatime) + 60 * minuteMs).toISOString()
  let count = 0
  server.answer(clinicianSessionPath, () => {
    count += 1
    if (count < 3) return reply({ state: 'none' })
    const clinician = { ...helen, id: helensNumber }
    const ends = { endsAt: inAnHour, idleEndsAt: inAnHour }
    return reply({ state: 'signed-in', clinician, ...ends }, { headers: { date: new Date().toUTCString() } })
  })
  await user().click(screen.getByRole('tab', { name: 'Patients' }))
  await pass(1_000)
  expect(count).toBe(3)
  expect(isPatientShown()).toBe(true)
})

test('a list that was asked for with the cookie before is there again at once', async () => {
  const server = await openSignedIn()
  let isFirst = true
  server.answer(rosterPath, () => {
    if (!isFirst) return reply([margaret])
    isFirst = false
    return reply({ error: { code: 'unauthorised', message: 'Please sign in.' } }, { status: 401 })
  })
  await pass(30_500)
  expect(isFirst).toBe(false)
  expect(isPatientShown()).toBe(true)
})

test('an answer that was on its way when somebody signs out does not bring the patients back', async () => {
  const server = await openSignedIn()
  const answers: (() => void)[] = []
  const inAnHour = new Date(Date.parse(teatime) + 60 * minuteMs).toISOString()
  const clinician = { ...helen, id: helensNumber }
  const stillIn = { state: 'signed-in', clinician, endsAt: inAnHour, idleEndsAt: inAnHour }
  const headers = { date: new Date(teatime).toUTCString() }
  server.answer(
    clinicianSessionPath,
    () => new Promise((resolve) => void answers.push(() => resolve(reply(stillIn, { headers })))),
  )
  server.answer(clinicianSessionEndPath, silence)
  await user().click(screen.getByRole('tab', { name: 'Patients' }))
  await waitFor(() => expect(answers).toHaveLength(1))
  await user().click(screen.getByRole('button', { name: 'Sign out' }))
  answers.forEach((give) => give())
  await pass(100)
  expect(isPatientShown()).toBe(false)
})
