import { passwordSignInPath } from '@second-wind/core/access/contract/clinician-auth'
import { clinicianSessionPath } from '@second-wind/core/access/contract/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { EnrolScreen } from '../../../../web/src/access/clinician-sign-in/enrol/enrol-screen.tsx'
import { SessionGate } from '../../../../web/src/access/clinician-sign-in/session/session-gate.tsx'
import { parseSignInRedirect } from '../../../../web/src/access/clinician-sign-in/session/sign-in-redirect.ts'
import { SignInScreen } from '../../../../web/src/access/clinician-sign-in/sign-in-screen.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { fakeApi, noNetwork, reply } from '../../data/server/fake-api.ts'

const refusal = (code: string, status: number, headers = {}) =>
  reply({ error: { code, message: 'No.' } }, { status, headers })

async function tryPassword(respond: () => Response | Promise<Response>) {
  const server = fakeApi()
  server.respondTo(clinicianSessionPath, () => reply({ state: 'none' }))
  server.respondTo(passwordSignInPath, respond)
  renderScreen(<SignInScreen />, '/clinician/sign-in')
  const person = userEvent.setup()
  await person.type(screen.getByLabelText('User name'), 'helen.marsh')
  await person.type(screen.getByLabelText('Password'), 'a wrong password')
  await person.type(screen.getByLabelText('Code from your authenticator app'), '123456')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
  return (await screen.findByRole('alert')).textContent
}

describe('a failed attempt', () => {
  test('shows an error that does not reveal which part was wrong, and what was typed stays', async () => {
    expect(await tryPassword(() => refusal('unauthorised', 401))).toContain('We could not sign you in.')
    expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('helen.marsh')
  })

  test('shows after too many attempts how long to wait, and the other way to sign in', async () => {
    const text = await tryPassword(() => refusal('too_many_requests', 429, { 'retry-after': '240' }))
    expect(text).toBe('Too many attempts. Wait 4 minutes, or sign in with a passkey.')
  })

  test('without a connection is not shown as a wrong password', async () => {
    expect(await tryPassword(() => noNetwork({ path: '', options: { headers: {} } }))).toContain(
      'We cannot connect right now.',
    )
  })
})

describe('other ways to sign in', () => {
  test('after a lost passkey the form asks for a recovery code and no password', async () => {
    const server = fakeApi()
    server.respondTo(clinicianSessionPath, () => reply({ state: 'none' }))
    renderScreen(<SignInScreen />, '/clinician/sign-in')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Lost your passkey?' }))
    expect(screen.getByLabelText('Recovery code')).toBeTruthy()
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  test.each([
    [{ to: '/clinician-dashboard?tab=alerts', why: 'idle' }, '/clinician-dashboard?tab=alerts'],
    [{ to: 'https://evil.example' }, '/clinician-dashboard'],
    [{ to: '//evil.example' }, '/clinician-dashboard'],
    [{ to: '/clinician-dashboard/../profile' }, '/clinician-dashboard'],
    [undefined, '/clinician-dashboard'],
  ])('after signing in, only an address of the dashboard opens (%j)', (state, to) => {
    expect(parseSignInRedirect(state).to).toBe(to)
  })

  test.each([
    ['signs in', <SignInScreen key="sign-in" />],
    ['sets up a sign-in', <EnrolScreen key="enrol" />],
    [
      'waits for the server',
      <SessionGate key="gate" title="Clinician Dashboard">
        A patient
      </SessionGate>,
    ],
  ])(
    'a patient who reaches the page where a clinician %s finds 999, 111 and the way back',
    async (_, page) => {
      fakeApi(noNetwork)
      renderScreen(page, '/clinician/sign-in')
      const patients = within(await screen.findByRole('region', { name: 'Are you a patient?' }))
      const addresses = patients.getAllByRole('link').map((link) => link.getAttribute('href'))
      expect(addresses).toEqual(['/', 'tel:111', 'tel:999'])
    },
  )
})
