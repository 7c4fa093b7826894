import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { enableLock } from '../../../../web/src/data/live/enable-lock.ts'
import { readLock, setLock } from '../../../../web/src/data/live/lock-state.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { anEntry } from '../../../fixtures/an-entry.ts'
import { openApp } from '../../../support/render.tsx'
import { withFastPinHash } from '../../data/local/account/fast-pin-hash.ts'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
// Loaded with the file: a test acts as soon as the screen is there, and the lock is a part of its own.
import '../../../../web/src/app/lock-page.tsx'

export const pin = '482913'
export const entryNotes = 'Bad night, could not sleep'

// As at the start of the app on a phone that has never had a lock.
localStorage.setItem('app-lock', 'off')
readLock()

/** The phone of Amina Yusuf, who has logged something and set a PIN. Its app was closed. */
export function withLockedPhone() {
  const db = withFreshDatabase()
  withFastPinHash()
  beforeEach(async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    new FakeSyncServer().install()
    await db.profile.put(aPatient())
    await db.symptoms.put(anEntry({ notes: entryNotes }))
    await enableLock(pin)
    setLock('closed')
  })
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
    setLock('off')
  })
  return db
}

/** Resolves once the open app records its use: its lock is a part of its own, which may come after the screen. */
export const untilLockCounts = () =>
  waitFor(() => expect(localStorage.getItem('app-lock-used')).not.toBeNull())

export const pinField = () => screen.findByLabelText<HTMLInputElement>('Your PIN')

export async function enterPin(digits: string): Promise<void> {
  const user = userEvent.setup()
  await user.type(await pinField(), digits)
  await user.click(screen.getByRole('button', { name: 'Unlock' }))
}

/** Opens "Forgotten your PIN?" and returns a function that presses its buttons. */
export async function openForgottenPin(): Promise<(name: string) => Promise<void>> {
  const user = userEvent.setup()
  await openApp('/')
  await pinField()
  await user.click(screen.getByText('Forgotten your PIN?'))
  return async (name) => user.click(await screen.findByRole('button', { name }))
}

/** The whole document, visible or not, with its title. */
export const pageHtml = () => document.documentElement.outerHTML

/** Records every state of the page from now on. @returns how to stop, and the recorded states */
export function recordPageHtml(): () => string[] {
  const drawn: string[] = []
  const watching = new MutationObserver(() => drawn.push(pageHtml()))
  watching.observe(document.documentElement, { subtree: true, childList: true, characterData: true })
  return () => {
    watching.disconnect()
    return drawn
  }
}
