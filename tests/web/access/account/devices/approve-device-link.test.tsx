import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { claimAccount } from '../../../../../web/src/data/local/account/account.ts'
import { idNumbered } from '../../../../fixtures/ids.ts'
import { openApp } from '../../../../support/render.tsx'
import { withFakeSessionServer } from '../../../data/local/account/fake-session-server.ts'
import { json } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { withPasskeyBrowser } from '../../join/fake-passkey-browser.ts'
import { amina, done, found, linkId, refused } from '../device-link-replies.ts'
import '../../../../support/real-mode.ts'

withFreshDatabase()
const server = withFakeSessionServer()
const browser = withPasskeyBrowser()

describe('the phone that is signed in', () => {
  test.each([
    { button: 'Yes, same words', decision: 'approve', says: /^Safari on iPad can now be linked/ },
    { button: 'No', decision: 'decline', says: 'No phone was linked.' },
  ])(
    'after the words were compared, "$button" approves or declines the link',
    async ({ button, decision, says }) => {
      await claimAccount({ patientId: amina })
      server().others = {
        'GET /api/devices': () => json([]),
        'POST /api/device-links/look': () =>
          json({ ...found, replaces: { id: idNumbered(3), label: 'Edge on Windows' } }),
        [`POST /api/device-links/${linkId}/${decision}`]: done,
      }
      await openApp('/account')
      const user = userEvent.setup()
      await user.type(await screen.findByLabelText('Code from the other phone'), '7km2p 9qx4r')
      await user.click(screen.getByRole('button', { name: 'Continue' }))
      expect(await screen.findByText('otter lantern')).toBeDefined()
      expect(
        screen.getByText(
          /Edge on Windows has not been used for 30 days and will be signed out if you link this one/,
        ),
      ).toBeDefined()
      await user.click(screen.getByRole('button', { name: button }))
      const outcome = await screen.findByText(says)
      await waitFor(() => expect(document.activeElement).toBe(outcome))
      expect(server().requests).toContain(`/api/device-links/${linkId}/${decision}`)
    },
  )

  test('with five phones in use the person is told to sign one out first', async () => {
    await claimAccount({ patientId: amina })
    server().others = {
      'GET /api/devices': () => json([]),
      'POST /api/device-links/look': refused(409, 'too_many_devices'),
    }
    await openApp('/account')
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Code from the other phone'), 'AAAAA AAAAA')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(/You already have 5 phones that are in use/)).toBeDefined()
  })

  test('a wrong code shows an error', async () => {
    await claimAccount({ patientId: amina })
    server().others = {
      'GET /api/devices': () => json([]),
      'POST /api/device-links/look': refused(404, 'not_found'),
    }
    await openApp('/account')
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Code from the other phone'), 'AAAAA AAAAA')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const field = await screen.findByRole('textbox', { description: /We do not recognise this code/ })
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  test('a phone that was approved is in the list once it has linked', async () => {
    await claimAccount({ patientId: amina })
    const since = '2026-11-01T09:00:00.000Z'
    const here = { id: idNumbered(1), label: 'Chrome on Android', since, lastHeardAt: since, isThis: true }
    const pad = { id: linkId, label: 'Safari on iPad', since, lastHeardAt: since, isThis: false }
    let requestCount = 0
    let isApproved = false
    server().others = {
      'GET /api/devices': () => {
        if (isApproved) requestCount += 1
        return json(requestCount > 1 ? [pad, here] : [here])
      },
      'POST /api/device-links/look': () => json(found),
      [`POST /api/device-links/${linkId}/approve`]: () => {
        isApproved = true
        return done()
      },
    }
    await openApp('/account')
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Code from the other phone'), '7km2p 9qx4r')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, same words' }))
    const outcome = await screen.findByText(/^Safari on iPad can now be linked/)
    expect(await screen.findByRole('heading', { name: 'Safari on iPad' })).toBeDefined()
    expect(document.activeElement).toBe(outcome)
  })

  const challenge = () =>
    json({
      challengeId: 'c',
      challenge: 'bm9uY2U',
      passkey: { challengeId: 'p', options: { challenge: 'bm9uY2U', rpId: 'localhost' } },
    })

  test.each([
    { shown: 'shown', asks: 2, says: /^Safari on iPad can now be linked/ },
    { shown: 'not shown', asks: 1, says: /^Sign in again first/ },
  ])(
    'the other phone requires a passkey when the account has one ($shown)',
    async ({ shown, asks, says }) => {
      await claimAccount({ patientId: amina })
      if (shown === 'not shown') browser().refuse()
      let isProved = false
      server().others = {
        'GET /api/devices': () => json([]),
        'POST /api/device-links/look': () => json(found),
        'POST /api/session/challenge': challenge,
        'POST /api/session/renew': () => {
          isProved = true
          return json({ state: 'fresh', patientId: amina })
        },
        [`POST /api/device-links/${linkId}/approve`]: () =>
          isProved ? done() : refused(401, 'reauth_required')(),
      }
      await openApp('/account')
      const user = userEvent.setup()
      await user.type(await screen.findByLabelText('Code from the other phone'), '7km2p 9qx4r')
      await user.click(screen.getByRole('button', { name: 'Continue' }))
      await user.click(await screen.findByRole('button', { name: 'Yes, same words' }))
      expect(await screen.findByText(says)).toBeDefined()
      expect(server().requests.filter((path) => path === `/api/device-links/${linkId}/approve`)).toHaveLength(
        asks,
      )
    },
  )
})
