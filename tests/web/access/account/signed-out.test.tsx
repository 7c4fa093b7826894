import { patientId } from '@second-wind/core/platform/ids'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, beforeEach, expect, test, vi } from 'vitest'
import { claimAccount } from '../../../../web/src/data/local/account/account.ts'
import { readSessionState } from '../../../../web/src/data/local/account/session-state.ts'
import { flushOutbox } from '../../../../web/src/data/local/flush/flush.ts'
import { readSyncFacts } from '../../../../web/src/data/local/outbox/sync-facts.ts'
import { findUpdateBlocker } from '../../../../web/src/data/pwa/update-blocker.ts'
import { openApp } from '../../../support/render.tsx'
import { withFakeSessionServer } from '../../data/local/account/fake-session-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { logEntries } from '../../data/local/records/logged-entries.ts'
import '../../../support/real-mode.ts'

const db = withFreshDatabase()
const server = withFakeSessionServer()
const amina = patientId.parse(7)

beforeEach(async () => {
  await claimAccount({ patientId: amina })
  await logEntries(2)
})

async function afterHearing(session: ReturnType<typeof server>['session']) {
  server().session = session
  await flushOutbox({ skipBackoff: true })
}

describe('a dormant phone', () => {
  test('shows after half a year of silence how many entries wait, and 999 stays', async () => {
    await afterHearing({ state: 'dormant' })
    await openApp('/care')
    expect(await screen.findByText(/Sign in again to send 2 entries/)).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Call 999' }).length).toBeGreaterThan(0)
  })

  test('signing in with the recovery code sends the waiting entries, and shows the new code once', async () => {
    await afterHearing({ state: 'dormant' })
    await openApp('/tracking')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('link', { name: 'Sign in again' }))
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(document.activeElement).toBe(
      await screen.findByRole('textbox', { name: 'Recovery code', description: /Type your recovery code/ }),
    )

    await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'AAAA-BBBB-CCCC-DDDD')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const shown = await screen.findAllByText('EEEE-FFFF-GGGG-HHHH')
    expect(shown.length).toBeGreaterThan(0)
    await waitFor(async () => expect((await readSyncFacts()).pending).toBe(0))
    // An update of the app does not remove it from the screen.
    expect(await findUpdateBlocker()).toBe('open-form')

    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByText('Save the code, then tick the box')).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: 'I have saved my code' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.queryAllByText('EEEE-FFFF-GGGG-HHHH')).toEqual([]))
    expect(await readSessionState()).toBeUndefined()
  })

  test('a wrong code shows an error and deletes nothing on the phone', async () => {
    await afterHearing({ state: 'none' })
    await openApp('/account/sign-in')
    const user = userEvent.setup()
    await user.type(await screen.findByRole('textbox', { name: 'Recovery code' }), 'ZZZZ')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const field = await screen.findByRole('textbox', { description: /You cannot use the same code twice/ })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect((await readSyncFacts()).pending).toBe(2)
  })

  test('when the phone cannot store anything, the new code is still shown, because the old one is used', async () => {
    await afterHearing({ state: 'dormant' })
    await openApp('/account/sign-in')
    const user = userEvent.setup()
    await user.type(await screen.findByRole('textbox', { name: 'Recovery code' }), 'AAAA-BBBB-CCCC-DDDD')
    const refusing = vi.spyOn(db.meta, 'delete').mockRejectedValue(new Error('disk'))
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect((await screen.findAllByText('EEEE-FFFF-GGGG-HHHH')).length).toBeGreaterThan(0)
    refusing.mockRestore()
  })

  test('after linking a wiped phone again, Back does not show that it was wiped', async () => {
    await openApp('/account/wiped')
    expect(await screen.findByRole('link', { name: 'Library' })).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'This phone is empty' })).toBeNull())
    expect(screen.queryByText(/Your data was deleted from this phone/)).toBeNull()
  })

  test('when the reason cannot be read, every screen of the app still opens', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const refusing = vi.spyOn(db.meta, 'get').mockRejectedValue(new Error('disk'))
    await openApp('/library')
    await waitFor(() => expect(refusing).toHaveBeenCalledWith('session'))
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: /Something went wrong/ })).toBeNull()
    refusing.mockRestore()
  })

  test('after 30 days Home asks to sign in, and other screens do not', async () => {
    await afterHearing({ state: 'stale', patientId: amina })
    await openApp('/')
    expect(await screen.findByText(/What you log is still sent/)).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Library' }))
    await waitFor(() => expect(screen.queryByText(/What you log is still sent/)).toBeNull())
  })
})

describe('a revoked or wiped phone', () => {
  test('a phone that was signed out elsewhere states that, keeps its data, and asks for no code', async () => {
    await afterHearing({ state: 'revoked', wipe: false })
    await openApp('/')
    expect(await screen.findByText(/signed out from another phone/)).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'What you can do' }))
    expect(await screen.findByRole('heading', { name: 'This phone was signed out' })).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect((await readSyncFacts()).pending).toBe(2)
  })

  test('a wiped phone shows the reason on whatever screen is opened, and then is a new phone', async () => {
    await afterHearing({ state: 'revoked', wipe: true })
    await openApp('/profile')
    expect(
      await screen.findByRole('heading', { name: 'Your data was deleted from this phone' }),
    ).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Call 999' }).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('button', { name: 'Use the app on this phone' }))
    await waitFor(async () => expect(await readSessionState()).toBeUndefined())
  })

  test('a phone that is in use again is not sent back to the wiped screen', async () => {
    await afterHearing({ state: 'revoked', wipe: true })
    await openApp('/profile')
    await screen.findByRole('heading', { name: 'Your data was deleted from this phone' })
    // Past Dexie, so that no live query runs again.
    const reset = db.backendDB().transaction('meta', 'readwrite')
    reset.objectStore('meta').delete('session')
    await new Promise((resolve) => reset.addEventListener('complete', resolve))

    await userEvent.click(screen.getByRole('link', { name: 'Library' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'Self-Care Library' })).toBeDefined()
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.queryByRole('heading', { name: 'Your data was deleted from this phone' })).toBeNull()
  })

  test('a found phone that scans a new invitation is asked about it, not refused', async () => {
    await afterHearing({ state: 'revoked', wipe: true })
    await openApp('/join')
    expect(await screen.findByRole('heading', { name: 'You need an invitation' })).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Home' }))
    await userEvent.click(await screen.findByRole('link', { name: 'I have an invitation' }))
    expect(await screen.findByRole('heading', { name: 'You need an invitation' })).toBeDefined()
  })
})
