import { patientId } from '@second-wind/core/platform/ids'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setLock } from '../../../../web/src/data/live/lock-state.ts'
import { claimAccount, readAccountId } from '../../../../web/src/data/local/account/account.ts'
import { saveSessionState } from '../../../../web/src/data/local/account/session-state.ts'
import { flushOutbox } from '../../../../web/src/data/local/flush/flush.ts'
import { openApp } from '../../../support/render.tsx'
import { withFakeSessionServer } from '../../data/local/account/fake-session-server.ts'
import { json } from '../../data/local/fake-sync-server.ts'
import {
  enterPin,
  entryNotes,
  openForgottenPin,
  pinField,
  pageHtml,
  withLockedPhone,
} from './locked-phone.tsx'
import '../../../support/real-mode.ts'

const db = withLockedPhone()
const server = withFakeSessionServer()
beforeEach(() => claimAccount({ patientId: patientId.parse(7) }))

const codeField = () => screen.findByRole('textbox', { name: 'Recovery code' })
const help = () => within(screen.getByRole('region', { name: 'Get help by phone' }))
const isPinSet = async () => (await db.meta.get('appLock')) !== undefined

async function signInWith(code: string): Promise<void> {
  const user = userEvent.setup()
  await user.type(await codeField(), code)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('signing in without the PIN', () => {
  test('after forgetting the PIN, signing in keeps the new code, all data and the requested screen', async () => {
    const press = await openForgottenPin()
    await press('Sign in instead')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('With your recovery code'))
    await signInWith('AAAA-BBBB-CCCC-DDDD')

    expect((await screen.findAllByText('EEEE-FFFF-GGGG-HHHH')).length).toBeGreaterThan(0)
    expect(screen.queryByLabelText('Your PIN')).toBeNull()
    expect(pageHtml()).not.toMatch(/Amina|Bad night/)
    expect(help().getByRole('link', { name: 'Call 999' })).toBeDefined()
    // On paper, too: what the locked app itself adds beside the page stays there.
    expect(document.querySelector('article')?.textContent).toContain('EEEE-FFFF-GGGG-HHHH')

    await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved my code' }))
    await press('Open the app')
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined()
    expect(await screen.findByText(/You can set a new PIN/)).toBeDefined()
    expect(pageHtml()).not.toContain('EEEE-FFFF-GGGG-HHHH')
    expect(await isPinSet()).toBe(false)
    expect(localStorage.getItem('app-lock')).toBe('off')
    expect(await db.symptoms.count()).toBe(1)
  })

  test('a PIN that cannot be deleted prevents neither the new code nor opening the app', async () => {
    const press = await openForgottenPin()
    await press('Sign in instead')
    const refusing = vi.spyOn(db.meta, 'delete').mockRejectedValue(new Error('disk'))
    await signInWith('AAAA-BBBB-CCCC-DDDD')
    expect((await screen.findAllByText('EEEE-FFFF-GGGG-HHHH')).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved my code' }))
    await press('Open the app')
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined()
    expect(await screen.findByText('The app lock is still on')).toBeDefined()
    refusing.mockRestore()
  })

  test('a wrong code unlocks nothing and deletes nothing', async () => {
    const press = await openForgottenPin()
    await press('Sign in instead')
    await signInWith('ZZZZ')
    expect(await screen.findByText(/You cannot use the same code twice/)).toBeDefined()
    expect(await pinField()).toBeDefined()
    expect([await isPinSet(), await db.symptoms.count()]).toEqual([true, 1])
    expect(pageHtml()).not.toMatch(/Amina|Bad night/)
  })

  test('without signal the screen shows that it needs a connection, and keeps the PIN, 999 and 111', async () => {
    const press = await openForgottenPin()
    await press('Sign in instead')
    expect(await screen.findByText(/You need signal to do this/)).toBeDefined()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await signInWith('AAAA-BBBB-CCCC-DDDD')
    expect(await screen.findByText(/We cannot connect right now/)).toBeDefined()
    expect(await isPinSet()).toBe(true)
    for (const number of ['999', '111'])
      expect(
        help()
          .getByRole('link', { name: `Call ${number}` })
          .getAttribute('href'),
      ).toBe(`tel:${number}`)
    await enterPin('482913')
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined()
  })
})

describe('after ten wrong PINs', () => {
  beforeEach(async () => {
    const row = await db.meta.get('appLock')
    const value = { ...Object(row?.value), wrongTries: 10, lastTryAt: Date.now() }
    await db.meta.put({ key: 'appLock', value })
  })

  test('signing in is offered first, above a PIN that has to wait', async () => {
    await openApp('/')
    const code = await codeField()
    expect(screen.getByText(/^You have entered the wrong PIN too many times\. Sign in/)).toBeDefined()
    expect(code.compareDocumentPosition(await pinField())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText(/You can try again in/)).toBeDefined()
    await signInWith('AAAA-BBBB-CCCC-DDDD')
    expect((await screen.findAllByText('EEEE-FFFF-GGGG-HHHH')).length).toBeGreaterThan(0)
  })

  test('a phone without an account does not offer to sign in', async () => {
    await db.meta.delete('account')
    const press = await openForgottenPin()
    expect(await screen.findByText(/its data has not been sent\. You will lose all of it/)).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Recovery code' })).toBeNull()
    await press('Delete what is on this phone')
    await press('Yes, delete it')
    expect(
      await screen.findByText('Your data has been deleted from this phone. The app opens without a PIN now.'),
    ).toBeDefined()
    expect(server().requests).not.toContain('/api/session/end')
  })

  test('a phone that was signed out elsewhere shows why it is not possible', async () => {
    await saveSessionState('revoked')
    await openForgottenPin()
    expect(await screen.findByText(/^This phone was signed out from your other phone/)).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Recovery code' })).toBeNull()
  })
})

describe('a wiped phone', () => {
  test.each([
    { signal: true, says: /This phone is signed out/ },
    { signal: false, says: /we could not finish signing out/ },
  ])(
    'starting again from the locked app also ends the session of this phone (signal $signal)',
    async ({ signal, says }) => {
      const ended = vi.fn(() => json({ isEnded: true }))
      server().others['POST /api/session/end'] = () => {
        if (!signal) throw new TypeError('Failed to fetch')
        return ended()
      }
      const press = await openForgottenPin()
      await press('Delete what is on this phone')
      await press('Yes, delete it')
      expect(await screen.findByText(says)).toBeDefined()
      expect(ended).toHaveBeenCalledTimes(signal ? 1 : 0)
      expect(await readAccountId()).toBeUndefined()
      expect(await isPinSet()).toBe(false)
    },
  )

  test.each(['closed', 'locked'] as const)(
    'a phone wiped as lost while it is %s asks for no PIN and shows why',
    async (lock) => {
      if (lock === 'locked') setLock('open')
      await openApp('/tracking')
      if (lock === 'locked') {
        await screen.findByRole('heading', { level: 1, name: 'Symptom tracker' })
        setLock('locked')
      }
      await pinField()
      server().session = { state: 'revoked', wipe: true }
      await flushOutbox({ skipBackoff: true })
      expect(
        await screen.findByRole('heading', { name: 'Your data was deleted from this phone' }),
      ).toBeDefined()
      expect(pageHtml()).not.toContain(entryNotes)
    },
  )
})
