import { serverHeader } from '@second-wind/core/platform/http/headers'
import { patientId } from '@second-wind/core/platform/ids'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, beforeEach, expect, test, vi } from 'vitest'
import { claimAccount, readAccountId } from '../../../../web/src/data/local/account/account.ts'
import { readSessionState } from '../../../../web/src/data/local/account/session-state.ts'
import { wipeDevice } from '../../../../web/src/data/local/account/wipe-device.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { openApp } from '../../../support/render.tsx'
import { withFakeSessionServer } from '../../data/local/account/fake-session-server.ts'
import { json } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { logEntries } from '../../data/local/records/logged-entries.ts'
import { captureDownloads } from '../../patient/profile/capture-downloads.ts'
import '../../../support/real-mode.ts'

const db = withFreshDatabase()
const server = withFakeSessionServer()
const since = '2026-11-01T09:00:00.000Z'
const here = { id: idNumbered(1), label: 'Chrome on Android', since, lastHeardAt: since, isThis: true }
const old = { id: idNumbered(2), label: 'Safari on iPhone', since, lastHeardAt: since, isThis: false }
const done = () => new Response(null, { status: 204, headers: { [serverHeader.name]: serverHeader.value } })
const refused = () => json({ error: { code: 'reauth_required', message: 'No' } }, 401)

beforeEach(() => claimAccount({ patientId: patientId.parse(7) }))

async function openAccount() {
  localStorage.clear()
  await openApp('/account')
  await screen.findByRole('heading', { name: 'Your phones' })
  const user = userEvent.setup()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { user, press }
}

describe('signing in again on a phone without an account', () => {
  test('leads to the account page', async () => {
    await db.delete({ disableAutoOpen: false })
    await openApp('/account/sign-in')
    expect(await screen.findByRole('heading', { name: 'No account yet' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account')
  })
})

describe('phones', () => {
  test.each([
    { button: 'Sign out Safari on iPhone', yes: 'Yes, sign it out', lost: false, says: /is signed out\.$/ },
    {
      button: 'Safari on iPhone is lost',
      yes: 'Yes, it is lost',
      lost: true,
      says: /when it next has signal/,
    },
  ])('"$button" shows its result', async ({ button, yes, lost, says }) => {
    let list = [here, old]
    const told: unknown[] = []
    server().others = {
      'GET /api/devices': () => json(list),
      [`POST /api/devices/${old.id}/revoke`]: ({ body }) => {
        told.push(body)
        list = [here]
        return done()
      },
    }
    const { press } = await openAccount()
    expect(await screen.findByRole('heading', { name: 'Chrome on Android (This phone)' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Android' })).toBeNull()
    expect(screen.getAllByText('Last connected 1 Nov, 09:00')).toHaveLength(2)

    await press(button)
    expect(told).toEqual([])
    await press(yes)
    await waitFor(() => expect(told).toEqual([JSON.stringify({ lost })]))
    expect(await screen.findByText(says)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Safari on iPhone' })).toBeNull())
  })
})

describe('signing in', () => {
  test('is asked for after 30 days without it, and the page comes back here', async () => {
    server().others = { 'GET /api/devices': refused }
    const { user } = await openAccount()
    expect(await screen.findByText(/^Sign in again first/)).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Sign in again' }))
    await user.type(await screen.findByRole('textbox', { name: 'Recovery code' }), 'AAAA-BBBB-CCCC-DDDD')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await user.click(await screen.findByRole('checkbox', { name: 'I have saved my code' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'Your phones' })).toBeDefined()
  })

  test('is tried again without signal, which the page announces, and the focus moves to the result', async () => {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const { press } = await openAccount()
    expect(await screen.findByText(/^We cannot connect right now/)).toBeDefined()

    let respond: () => void = () => {}
    server().others = {
      'GET /api/devices': () =>
        new Promise((resolve) => {
          respond = () => resolve(json([here]))
        }),
    }
    vi.stubGlobal('fetch', fetch)
    await press('Try again')
    expect(await screen.findByText('Loading…')).toBeDefined()
    respond()
    const phone = await screen.findByRole('heading', { name: 'Chrome on Android (This phone)' })
    expect(document.activeElement?.contains(phone)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })
})

describe('data and erasure', () => {
  test('the export of everything on the server is saved under its file name', async () => {
    const files = captureDownloads()
    server().others = {
      'GET /api/devices': () => json([here]),
      'GET /api/export?format=json': () =>
        json({ app: 'Second Wind' }, 200, {
          'content-disposition': 'attachment; filename="from-server.json"',
        }),
    }
    const { press } = await openAccount()
    await press('What we hold about you')
    await press('Save everything JSON')
    expect(await screen.findByText('Your file is ready. Look in your downloads.')).toBeDefined()
    expect(await files[0]?.text()).toBe('{"app":"Second Wind"}')
  })

  test('erasing the account needs the typed word, and the phone is empty afterwards', async () => {
    const told: unknown[] = []
    server().others = {
      'GET /api/devices': () => json([here]),
      'POST /api/erase': ({ body }) => {
        told.push(body)
        return done()
      },
    }
    const { user, press } = await openAccount()
    await press('Erase my account')
    await press('Erase my account…')
    await press('Erase everything')
    expect(document.activeElement).toBe(
      await screen.findByRole('textbox', { description: 'Type ERASE in capital letters' }),
    )
    expect(told).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'Type ERASE to continue' }), 'ERASE')
    await press('Erase everything')
    await waitFor(async () => expect(await readAccountId()).toBeUndefined())
    expect(told).toEqual([JSON.stringify({ word: 'ERASE' })])
    await waitFor(async () => expect(await readSessionState()).toBe('erased'))
  })

  test('after erasing the account, the phone states that, and does not mention a lost phone', async () => {
    await wipeDevice('erased')
    await openApp('/')
    expect(await screen.findByText(/^Your account is erased\./)).toBeDefined()
    expect(screen.queryByText(/lost|not been sent/)).toBeNull()
  })

  test('two phones of the same model are distinguished by the day of linking', async () => {
    const later = { ...old, id: idNumbered(3), since: '2026-11-01T18:12:00.000Z' }
    server().others = { 'GET /api/devices': () => json([here, old, later]) }
    const { press } = await openAccount()
    await press('Sign out Safari on iPhone, linked Sunday 1 November 2026, 18:12')
    expect(
      screen.getByRole('group', { name: 'Sign out Safari on iPhone, linked Sunday 1 November 2026, 18:12?' }),
    ).toBeDefined()
  })

  test('reporting a lost phone without signal is not answered with a sign-in error', async () => {
    server().others = {
      'GET /api/devices': () => json([here, old]),
      [`POST /api/devices/${old.id}/revoke`]: () => Promise.reject(new TypeError('Failed to fetch')),
    }
    const { press } = await openAccount()
    await press('Safari on iPhone is lost')
    await press('Yes, it is lost')
    expect(document.activeElement?.textContent).toBe('Safari on iPhone')
    expect(await screen.findByText(/so this may not have worked/)).toBeDefined()
    expect(screen.queryByText(/You need signal to sign in/)).toBeNull()
  })

  test('nothing is erased while an entry is unsent, or when the server refuses', async () => {
    server().others = { 'GET /api/devices': () => json([here]), 'POST /api/erase': refused }
    server().session = { state: 'dormant' }
    await logEntries(1)
    const { user, press } = await openAccount()
    await press('Erase my account')
    expect(await screen.findByText(/has not been sent yet/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Erase my account…' })).toBeNull()

    await db.outbox.clear()
    await press('Erase my account…')
    await user.type(screen.getByRole('textbox', { name: 'Type ERASE to continue' }), 'ERASE')
    await press('Erase everything')
    expect(await screen.findByText(/^Sign in again first/)).toBeDefined()
    expect(await readAccountId()).toBe(7)
  })
})
