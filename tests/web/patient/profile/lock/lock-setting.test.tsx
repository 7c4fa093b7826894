import { screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { readLock, setLock } from '../../../../../web/src/data/live/lock-state.ts'
import { verifyPin } from '../../../../../web/src/data/local/lazy.ts'
import { withFastPinHash } from '../../../data/local/account/fast-pin-hash.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openProfile } from '../open-profile.tsx'

const db = withFreshDatabase()
withFastPinHash()
beforeEach(() => setLock('off'))
afterEach(() => localStorage.clear())

async function openSetting() {
  const { user } = await openProfile(db, { path: '/profile?tab=settings' })
  await user.click(await screen.findByRole('button', { name: 'Data & Security' }))
  const lock = within(await screen.findByRole('region', { name: 'App lock' }))
  const press = async (name: string) => user.click(await lock.findByRole('button', { name }))
  const type = async (label: string, digits: string) => {
    await user.clear(await lock.findByLabelText(label))
    await user.type(lock.getByLabelText(label), digits)
  }
  return { lock, press, type }
}

describe('switching the lock on and off', () => {
  test('the lock is off at first, and the setting explains what it does and what it does not', async () => {
    const { lock } = await openSetting()
    expect(lock.getByText(/^Off\./)).toBeDefined()
    expect(
      lock.getByText(
        "The app lock hides the app. To protect the data on your phone, use your phone's own screen lock too.",
      ),
    ).toBeDefined()
  })

  test('a PIN typed twice switches it on, and the app stays open', async () => {
    const { lock, press, type } = await openSetting()
    await press('Set a PIN')
    await waitFor(() => expect(document.activeElement).toBe(lock.getByLabelText('New PIN')))
    await type('New PIN', '482913')
    await type('New PIN again', '482913')
    await press('Switch on')
    expect(await lock.findByText('The app lock is on.')).toBe(document.activeElement)
    expect(lock.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'each time the app is opened',
      'after 5 minutes without a touch',
      'after more than 1 minute in the background',
    ])
    expect(readLock()).toBe('open')
    expect(await verifyPin('482913', Date.now())).toEqual({ kind: 'right' })
  })

  test.each([
    ['48291', '48291', 'Enter 6 digits'],
    ['123456', '123456', 'Choose digits that are harder to guess'],
    ['482913', '482914', 'Enter the same PIN twice'],
  ])('%s and %s are not accepted as a PIN ("%s")', async (first, second, text) => {
    const { lock, press, type } = await openSetting()
    await press('Set a PIN')
    await type('New PIN', first)
    await type('New PIN again', second)
    await press('Switch on')
    expect((await lock.findByRole('alert')).textContent).toBe(text)
    expect(document.activeElement).toBe(lock.getByLabelText('New PIN'))
    expect(readLock()).toBe('off')
  })

  test('switching it off needs the PIN, and a wrong one counts', async () => {
    const { lock, press, type } = await openSetting()
    await press('Set a PIN')
    await type('New PIN', '482913')
    await type('New PIN again', '482913')
    await press('Switch on')
    await press('Switch off')
    await type('Your PIN', '482914')
    await press('Switch off')
    expect((await lock.findByRole('alert')).textContent).toMatch(/You have 4 tries left/)
    expect(readLock()).toBe('open')
    await type('Your PIN', '482913')
    await press('Switch off')
    expect(await lock.findByText('The app lock is off.')).toBe(document.activeElement)
    expect(readLock()).toBe('off')
    expect(await db.meta.get('appLock')).toBeUndefined()
  })

  test('the app can be locked at once, to pass the phone on', async () => {
    const { press, type } = await openSetting()
    await press('Set a PIN')
    await type('New PIN', '482913')
    await type('New PIN again', '482913')
    await press('Switch on')
    await press('Lock now')
    expect(readLock()).toBe('locked')
  })
})
