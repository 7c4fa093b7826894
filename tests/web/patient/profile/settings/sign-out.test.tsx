import { sessionEndBody } from '@second-wind/core/access/contract/session'
import { patientId } from '@second-wind/core/platform/ids'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { enableLock } from '../../../../../web/src/data/live/enable-lock.ts'
import { readLock } from '../../../../../web/src/data/live/lock-state.ts'
import { claimAccount, readAccountId } from '../../../../../web/src/data/local/account/account.ts'
import { withMemoryCaches } from '../../../../support/memory-cache-storage.ts'
import { openApp } from '../../../../support/render.tsx'
import { withFakeSessionServer } from '../../../data/local/account/fake-session-server.ts'
import { withFastPinHash } from '../../../data/local/account/fast-pin-hash.ts'
import { json } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { logEntries } from '../../../data/local/records/logged-entries.ts'
import '../../../../support/real-mode.ts'

const db = withFreshDatabase()
withFastPinHash()
withMemoryCaches()
const server = withFakeSessionServer()
beforeEach(() => claimAccount({ patientId: patientId.parse(7) }))

async function openSetting(setting = 'Sign Out') {
  await openApp('/profile?tab=settings')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: setting }))
  const dialog = within(await screen.findByRole('dialog', { name: setting }))
  const press = async (name: string) => user.click(await dialog.findByRole('button', { name }))
  return { dialog, press }
}

const ending = (respond: () => Response) => {
  const ended = vi.fn(async (init: RequestInit) => {
    expect(await readAccountId(), 'the phone is empty before the server knows').toBeUndefined()
    sessionEndBody.parse(await new Response(init.body ?? null).json())
    return respond()
  })
  server().others['POST /api/session/end'] = ended
  return ended
}

describe('signing out', () => {
  test.each([
    ['signal', () => json({ isEnded: true }), /^You have signed out.*This phone is signed out/],
    [
      'no signal',
      () => {
        throw new TypeError('Failed to fetch')
      },
      /^You have signed out.*The app will finish when you next have signal/,
    ],
    [
      'signal, and a cookie that the browser has lost',
      () => json({ isEnded: false }),
      /^You have signed out.*Sign this phone out from your other phone/,
    ],
  ])('with %s empties the phone, and shows what the server has received', async (_, respond, says) => {
    const ended = ending(respond)
    await enableLock('482913')
    const { dialog, press } = await openSetting()
    expect(await dialog.findByText(/Your other phones stay signed in/)).toBeDefined()
    expect(dialog.queryByText(/This is a demo/)).toBeNull()
    await press('Sign out')
    expect(ended).not.toHaveBeenCalled()
    await press('Yes, delete it')
    expect(await dialog.findByText(says)).toBeDefined()
    expect(ended).toHaveBeenCalledTimes(1)
    // The words for a phone with data or without an account would be wrong now.
    expect(dialog.queryByText(/has not been sent|not linked/)).toBeNull()
    expect(dialog.queryByRole('button', { name: /Keep my data|Save my data/ })).toBeNull()
    expect(await readAccountId()).toBeUndefined()
    expect([localStorage.length, sessionStorage.length, readLock()]).toEqual([0, 0, 'off'])
  })

  test('is not offered until unsent entries are sent or saved', async () => {
    const ended = ending(() => json({ isEnded: true }))
    server().session = { state: 'dormant' }
    await logEntries(2)
    const { dialog } = await openSetting()
    expect(await dialog.findByText(/^Some entries have not been sent yet/)).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Sign out' })).toBeNull()
    expect(dialog.getByRole('button', { name: 'Send now' })).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Save a file first' })).toBeDefined()
    expect(ended).not.toHaveBeenCalled()
    expect(await db.outbox.count()).toBe(2)
  })

  test.each([
    ['Sign Out', 1],
    ['Data & Security', 0],
  ])('is explained once in %s, with what the server does', async (setting, times) => {
    const { dialog } = await openSetting(setting)
    expect(await dialog.findByText(/^This signs out this phone only/)).toBeDefined()
    expect(dialog.queryAllByText(/signing out/i)).toHaveLength(times)
  })
})
