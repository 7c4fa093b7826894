import { captureMoment } from '@second-wind/core/platform/moment'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { claimAccount, readAccountId } from '../../../../../web/src/data/local/account/account.ts'
import { readDeviceLink, saveDeviceLink } from '../../../../../web/src/data/local/account/device-link.ts'
import { createProfile } from '../../../../../web/src/data/local/records/create-profile.ts'
import { aProfile } from '../../../../fixtures/personas.ts'
import { openApp } from '../../../../support/render.tsx'
import { withFakeSessionServer } from '../../../data/local/account/fake-session-server.ts'
import { json } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { logEntries } from '../../../data/local/records/logged-entries.ts'
import { withPasskeyBrowser } from '../../join/fake-passkey-browser.ts'
import { amina, link, refused } from '../device-link-replies.ts'
import '../../../../support/real-mode.ts'

withFreshDatabase()
const server = withFakeSessionServer()
withPasskeyBrowser()

describe('the new phone', () => {
  test('a new phone shows a code and words, and once approved sends its entries under the account', async () => {
    const [entry] = await logEntries(1)
    server().others = {
      'POST /api/device-links': () => json(link),
      'POST /api/device-links/claim': () => json({ state: 'claimed', patientId: amina }),
    }
    await openApp('/account/link')
    await userEvent.click(await screen.findByRole('button', { name: 'Show a code' }))
    await waitFor(async () => expect(await readAccountId()).toBe(amina))
    await waitFor(() => expect(server().pushes[0]?.mutations[0]?.mutationId).toBe(entry))
    expect(server().pushes[0]?.ownerId).toBe(amina)
    expect(await readDeviceLink()).toBeUndefined()
  })

  test('the code is kept when the app closes, and a refusal by the other phone links nothing', async () => {
    await saveDeviceLink(link)
    server().others = { 'POST /api/device-links/claim': () => json({ state: 'waiting' }) }
    await openApp('/account/link')
    expect(await screen.findByText('7KM2P 9QX4R')).toBeDefined()
    expect(screen.getByText('otter lantern')).toBeDefined()

    server().others = { 'POST /api/device-links/claim': () => json({ state: 'declined' }) }
    expect(await screen.findByText(/You chose “No” on your other phone/)).toBeDefined()
    expect(await readAccountId()).toBeUndefined()
  })

  test('a phone that belonged to an account is asked to wipe first', async () => {
    server().others = { 'POST /api/device-links': refused(409, 'conflict') }
    await openApp('/account/link')
    await userEvent.click(await screen.findByRole('button', { name: 'Show a code' }))
    expect(await screen.findByText(/Delete its data under Data & Security/)).toBeDefined()
  })
})

describe('waiting and cancelling', () => {
  test('a new phone that cannot get another code shows why', async () => {
    await saveDeviceLink(link)
    server().others = { 'POST /api/device-links/claim': refused(404, 'not_found') }
    await openApp('/account/link')
    server().others['POST /api/device-links'] = () => Promise.reject(new TypeError('Failed to fetch'))
    await userEvent.click(await screen.findByRole('button', { name: 'Show a new code' }))
    expect(await screen.findByText(/^We cannot connect right now/)).toBeDefined()
  })

  test('cancelling the wait returns to the question before it', async () => {
    await saveDeviceLink(link)
    server().others = { 'POST /api/device-links/claim': () => json({ state: 'waiting' }) }
    await openApp('/account/link')
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    const question = await screen.findByRole('heading', { name: 'Do you use Second Wind on another phone?' })
    await waitFor(() => expect(document.activeElement).toBe(question))
  })
})

describe('after linking', () => {
  test('a linked phone opens its account instead of showing a code', async () => {
    await claimAccount({ patientId: amina })
    await openApp('/account/link')
    expect(await screen.findByRole('heading', { name: 'This phone is already linked' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Your phones and your account' })).toBeDefined()
  })

  const passkeyToShow = () => json({ challengeId: 'p', options: { challenge: 'bm9uY2U', rpId: 'localhost' } })

  test.each(['Show a code', 'Link with my passkey'])(
    'linking with "%s" keeps the profile of the record instead of the one created on the phone',
    async (button) => {
      await createProfile(aProfile(), captureMoment(Date.parse('2026-11-20T18:00:00Z'), 0))
      const [entry] = await logEntries(1)
      server().others = {
        'POST /api/device-links': () => json(link),
        'POST /api/device-links/claim': () => json({ state: 'claimed', patientId: amina }),
        'POST /api/device-links/passkey-options': passkeyToShow,
        'POST /api/device-links/passkey': () => json({ patientId: amina, replaces: null }, 201),
        'GET /api/devices': () => json([]),
      }
      await openApp('/account/link')
      await userEvent.click(await screen.findByRole('button', { name: button }))
      await waitFor(() =>
        expect(server().pushes[0]?.mutations.map(({ mutationId }) => mutationId)).toEqual([entry]),
      )
    },
  )

  test('a passkey alone links a new phone, with a link to report a lost one', async () => {
    const [entry] = await logEntries(1)
    server().others = {
      'POST /api/device-links/passkey-options': passkeyToShow,
      'POST /api/device-links/passkey': () => json({ patientId: amina, replaces: 'Edge on Windows' }, 201),
      'GET /api/devices': () => json([]),
      'GET /api/passkeys': () => json([]),
    }
    await openApp('/account/link')
    await userEvent.click(await screen.findByRole('button', { name: 'Link with my passkey' }))
    expect(await screen.findByRole('heading', { name: 'Your phones' })).toBeDefined()
    // On the page and not in a toast, which disappears after a few seconds.
    const told = await within(screen.getByRole('main')).findByText(
      /Edge on Windows was signed out, because it had not been used for 30 days/,
    )
    await waitFor(() => expect(document.activeElement).toBe(told))
    expect(await readAccountId()).toBe(amina)
    await waitFor(() => expect(server().pushes[0]?.mutations[0]?.mutationId).toBe(entry))
  })

  test('the results for the phones are not shown again after a reload', async () => {
    await claimAccount({ patientId: amina })
    server().others = { 'GET /api/devices': () => json([]), 'GET /api/passkeys': () => json([]) }
    await openApp({ pathname: '/account', state: 'This phone is linked.' })
    expect(await screen.findByRole('heading', { name: 'Your phones' })).toBeDefined()
    expect(screen.queryByText('This phone is linked.')).toBeNull()
  })

  test.each([
    { status: 401, code: 'unauthorised', says: /^That passkey does not match an account/ },
    { status: 409, code: 'conflict', says: /Delete its data under Data & Security/ },
  ])('a passkey that links nothing shows an error ($code)', async ({ status, code, says }) => {
    server().others = {
      'POST /api/device-links/passkey-options': passkeyToShow,
      'POST /api/device-links/passkey': refused(status, code),
    }
    await openApp('/account/link')
    await userEvent.click(await screen.findByRole('button', { name: 'Link with my passkey' }))
    expect(await screen.findByText(says)).toBeDefined()
    expect(await readAccountId()).toBeUndefined()
  })
})
