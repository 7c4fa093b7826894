import { clinicianSessionPath } from '@second-wind/core/access/contract/session'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { SignInMethodsScreen } from '../../../../web/src/access/clinician-sign-in/methods/sign-in-methods-screen.tsx'
import { SignInScreen } from '../../../../web/src/access/clinician-sign-in/sign-in-screen.tsx'
import { cookieOf } from '../../../api/access/clinician-accounts/enrol-clinician.ts'
import { openRealApi } from '../../../support/open-real-api.ts'
import { renderScreen } from '../../../support/render.tsx'

/** A browser with cookies, connected to the real server without a network. */
export async function openClinicianBrowser() {
  const api = await openRealApi()
  let cookie = ''
  let isConnected = true
  const failing = new Set<string>()
  const requests: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: Sent): Promise<Response> => {
    if (!isConnected || failing.has(path)) throw new TypeError('Failed to fetch')
    requests.push(path)
    const sent = { method, headers: { ...headers, cookie }, ...(typeof body === 'string' && { body }) }
    const response = await api.request(path, sent)
    // The headers that a proxy adds.
    response.headers.set('date', new Date(api.clock.now()).toUTCString())
    cookie = cookieOf(response) || cookie
    return response
  })
  return {
    api,
    /** From now on the browser sends this cookie. */
    signIn: (as: string) => void (cookie = as),
    connect: (isOn: boolean) => void (isConnected = isOn),
    /** This path is not answered, until it is again. */
    failOn: (path: string) => {
      failing.add(path)
      return { again: () => void failing.delete(path) }
    },
    countOf: (path: string) => requests.filter((one) => one === path).length,
    isSignedIn: async () =>
      (await (await api.as(cookie).get(clinicianSessionPath)).text()).includes('signed-in'),
  }
}

type Sent = { method: string; headers: Record<string, string>; body?: string | null }

/** The page about one's own sign-in, as it has been read. */
export async function openYourSignIn(): Promise<void> {
  renderScreen(
    <Routes>
      <Route path="/clinician/your-sign-in" element={<SignInMethodsScreen />} />
      <Route path="/clinician/sign-in" element={<SignInScreen />} />
    </Routes>,
    '/clinician/your-sign-in',
  )
  await screen.findByRole('heading', { level: 2, name: 'Passkeys' })
}
