import { serverHeader } from '@second-wind/core/platform/http/headers'
import { patientId } from '@second-wind/core/platform/ids'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, beforeEach, expect, test, vi } from 'vitest'
import { claimAccount } from '../../../../../web/src/data/local/account/account.ts'
import { idNumbered } from '../../../../fixtures/ids.ts'
import { openApp } from '../../../../support/render.tsx'
import { withFakeSessionServer } from '../../../data/local/account/fake-session-server.ts'
import { json } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { withPasskeyBrowser } from '../../join/fake-passkey-browser.ts'
import '../../../../support/real-mode.ts'

withFreshDatabase()
const server = withFakeSessionServer()
const passkey = withPasskeyBrowser()
const at = '2026-11-01T09:00:00.000Z'
const here = { id: idNumbered(1), label: 'Chrome on Android', since: at, lastHeardAt: at, isThis: true }
const mine = { id: 'bWluZQ', label: 'Safari on iPhone', createdAt: at, lastUsedAt: null }
const other = { ...mine, id: 'b3RoZXI', label: 'Edge on Windows' }
const done = (status: number) =>
  new Response(null, { status, headers: { [serverHeader.name]: serverHeader.value } })
const needsProof = () => json({ error: { code: 'reauth_required', message: 'No' } }, 401)
const toMake = {
  challengeId: 'c',
  options: {
    challenge: 'bm9uY2U',
    rp: { name: 'Second Wind', id: 'localhost' },
    user: { id: 'cGF0aWVudDo3', name: 'Amina', displayName: 'Amina' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    excludeCredentials: [],
  },
}

let list = [mine]
beforeEach(async () => {
  list = [mine]
  await claimAccount({ patientId: patientId.parse(7) })
  server().others = {
    'GET /api/devices': () => json([here]),
    'GET /api/passkeys': () => json(list),
    'POST /api/passkeys/options': () => json(toMake),
    'POST /api/passkeys': () => {
      list = [mine, other]
      return done(201)
    },
  }
})

async function openAccount() {
  await openApp('/account')
  await screen.findByRole('heading', { name: 'How you sign in again' })
  const user = userEvent.setup()
  return async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
}

describe('passkeys and recovery codes', () => {
  test('a passkey is added, and one that this phone has already is not created twice', async () => {
    const press = await openAccount()
    await press('Add a passkey')
    expect(await screen.findByText('Passkey added. You can now use it to sign in.')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'Edge on Windows' })).toBeDefined()
    await press('Add a passkey')
    expect(await screen.findByText('You already have a passkey on this phone.')).toBeDefined()
    expect(passkey().made).toBe(1)
  })

  test('before the last passkey is removed, the remaining ways to sign in are shown, and it can be kept', async () => {
    const removed = vi.fn(() => {
      list = []
      return done(204)
    })
    server().others[`POST /api/passkeys/${mine.id}/remove`] = removed
    const press = await openAccount()
    await press(/^Remove the passkey of Safari on iPhone/)
    expect(
      await screen.findByText(
        /^This is your last passkey\. Without it, you can only sign in again with your recovery code/,
      ),
    ).toBeDefined()
    await press('Keep it')
    expect(removed).not.toHaveBeenCalled()
    await press(/^Remove the passkey of Safari on iPhone/)
    await press('Yes, remove it')
    expect(await screen.findByText('Passkey removed. You can no longer sign in with it.')).toBeDefined()
    expect(
      await screen.findByText(
        /^You do not have a passkey\. You can only sign in again with your recovery code/,
      ),
    ).toBeDefined()
  })

  test('a new recovery code is shown once, and must be confirmed as kept', async () => {
    server().others['POST /api/recovery-code'] = () => json({ recoveryCode: 'JJJJ-KKKK-MMMM-NNNN' }, 201)
    const press = await openAccount()
    await press('Get a new recovery code')
    expect((await screen.findAllByText('JJJJ-KKKK-MMMM-NNNN')).length).toBeGreaterThan(0)
    await press('Back to your account')
    expect(screen.getByText('Save the code, then tick the box')).toBeDefined()
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved my code' }))
    await press('Back to your account')
    await screen.findByRole('heading', { name: 'Your phones' })
    expect(screen.queryAllByText('JJJJ-KKKK-MMMM-NNNN')).toEqual([])
  })

  test.each(['Add a passkey', 'Get a new recovery code'])(
    '"%s" requires signing in first',
    async (button) => {
      server().others['POST /api/passkeys/options'] = needsProof
      server().others['POST /api/recovery-code'] = needsProof
      const press = await openAccount()
      await press(button)
      expect(await screen.findByText(/^Sign in again first/)).toBeDefined()
      const link = screen.getByRole('link', { name: 'Sign in again' })
      expect(link.getAttribute('href')).toBe('/account/sign-in?next=account')
      expect(passkey().made).toBe(0)
    },
  )
})

describe('signing in with a passkey', () => {
  test('a passkey signs in again, and uses no recovery code', async () => {
    const toShow = { challengeId: 'p', options: { challenge: 'bm9uY2U', rpId: 'localhost' } }
    const told: unknown[] = []
    server().others['POST /api/session/challenge'] = () =>
      json({ challengeId: 'a challenge', challenge: 'bm9uY2U', passkey: toShow })
    server().others['POST /api/session/renew'] = ({ body }) => {
      told.push(JSON.parse(typeof body === 'string' ? body : '').person.passkey.challengeId)
      return json({ state: 'fresh', patientId: 7 })
    }
    await openApp('/account/sign-in?next=account')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Use my passkey' }))
    await screen.findByRole('heading', { name: 'Your phones' })
    expect(told).toEqual(['p'])
  })

  test("closing the browser's dialog shows that nothing happened, with the recovery code as the other way", async () => {
    const toShow = { challengeId: 'p', options: { challenge: 'bm9uY2U', rpId: 'localhost' } }
    server().others['POST /api/session/challenge'] = () =>
      json({ challengeId: 'a challenge', challenge: 'bm9uY2U', passkey: toShow })
    passkey().refuse()
    await openApp('/account/sign-in')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Use my passkey' }))
    expect(
      await screen.findByText('You did not use a passkey. Try again, or use your recovery code.'),
    ).toBeDefined()
    await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'AAAA-BBBB-CCCC-DDDD')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.getAllByText('EEEE-FFFF-GGGG-HHHH').length).toBeGreaterThan(0))
  })
})
