import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { readLock, setLock } from '../../../../web/src/data/live/lock-state.ts'
import { switchLockOn } from '../../../../web/src/data/live/enable-lock.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { anEntry } from '../../../fixtures/an-entry.ts'
import { FakeServer } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { withQuickPins } from '../../data/local/lock/fast-pin-hash.ts'
import { openApp } from '../../../support/render.tsx'

export const pin = '482913'
export const notes = 'Bad night, could not sleep'

// As at the start of the app on a phone that has never had a lock.
localStorage.setItem('app-lock', 'off')
readLock()

/** The phone of Amina Yusuf, who has logged something and set a PIN. Its app was closed. */
export function withLockedPhone() {
  const db = withFreshDatabase()
  withQuickPins()
  beforeEach(async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    new FakeServer().install()
    await db.profile.put(aPatient())
    await db.symptoms.put(anEntry({ notes }))
    await switchLockOn(pin)
    setLock('closed')
  })
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
    setLock('off')
  })
  return db
}

export const pinField = () => screen.findByLabelText<HTMLInputElement>('Your PIN')

export async function enter(digits: string): Promise<void> {
  const user = userEvent.setup()
  await user.type(await pinField(), digits)
  await user.click(screen.getByRole('button', { name: 'Unlock' }))
}

/** Opens what stands behind "Forgotten your PIN?". Answers how to press what is there. */
export async function openForgotten(): Promise<(name: string) => Promise<void>> {
  const user = userEvent.setup()
  await openApp('/')
  await pinField()
  await user.click(screen.getByText('Forgotten your PIN?'))
  return async (name) => user.click(await screen.findByRole('button', { name }))
}

/** All that the document holds, read or not, with its title. */
export const wholePage = () => document.documentElement.outerHTML

/** Keeps every state of the page from now on. Answers how to stop, and what was drawn. */
export function watchPage(): () => string[] {
  const drawn: string[] = []
  const watching = new MutationObserver(() => drawn.push(wholePage()))
  watching.observe(document.documentElement, { subtree: true, childList: true, characterData: true })
  return () => {
    watching.disconnect()
    return drawn
  }
}
