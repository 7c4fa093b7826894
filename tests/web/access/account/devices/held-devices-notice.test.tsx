import type { HeldDevice } from '@second-wind/core/access/contract/held-devices'
import { clinician } from '@second-wind/core/care/clinician'
import { patientId } from '@second-wind/core/platform/ids'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { claimAccount } from '../../../../../web/src/data/local/account/account.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { idNumbered } from '../../../../fixtures/ids.ts'
import { openApp } from '../../../../support/render.tsx'
import { helen } from '../../../clinician/open-dashboard.tsx'
import { withFakeSessionServer } from '../../../data/local/account/fake-session-server.ts'
import { json } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { reply } from '../../../data/server/fake-api.ts'
import '../../../../support/real-mode.ts'

const db = withFreshDatabase()
const server = withFakeSessionServer()

const id = idNumbered(0x41)
const phone: HeldDevice = {
  id,
  label: 'Safari on iPhone',
  words: 'amber kettle',
  clinician: clinician.parse(helen),
  approvedAt: '2026-11-20T18:00:00.000Z',
  heldUntil: '2026-11-22T18:05:00.000Z',
}
const title = 'Someone wants to open your record on a new phone'
const button = (name: string) => screen.findByRole('button', { name })

let held: HeldDevice[]
beforeEach(async () => {
  held = [phone]
  await db.profile.put(aPatient())
  await claimAccount({ patientId: patientId.parse(7) })
  const decided = () => {
    held = []
    return reply(undefined, { status: 204 })
  }
  server().others = {
    'GET /api/held-phones': () => json(held),
    [`POST /api/held-phones/${id}/refuse`]: decided,
    [`POST /api/held-phones/${id}/allow`]: decided,
  }
})

describe('a new phone that waits to open the record', () => {
  test.each(['/', '/tracking', '/profile'])(
    'is shown on %s with who approved it and until when',
    async (path) => {
      await openApp(path)
      expect(await screen.findByRole('region', { name: title })).toBeDefined()
      expect(screen.getByText('It is Safari on iPhone, and Dr. Helen Marsh has approved it.')).toBeDefined()
      expect(screen.getByText(/^If you do nothing, it opens on .*22 November/)).toBeDefined()
      expect(screen.getAllByRole('link', { name: /999/ }).length).toBeGreaterThan(0)
    },
  )

  test('is stopped with one tap, and the person is told to phone the clinic', async () => {
    await openApp('/')
    await userEvent.click(await button('No, stop it'))
    expect(await screen.findByText(/^Stopped\. .* Phone your clinic today/)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull())
    expect(server().requests).toContain(`/api/held-phones/${id}/refuse`)
  })

  test('opens the record only after the two words were compared', async () => {
    await openApp('/')
    await userEvent.click(await button('Yes, this is my phone'))
    expect(screen.getByText('amber kettle')).toBeDefined()
    expect(server().requests).not.toContain(`/api/held-phones/${id}/allow`)
    await userEvent.click(await button('Go back'))
    await userEvent.click(await button('Yes, this is my phone'))
    await userEvent.click(await button('Yes, open my record there'))
    expect(await screen.findByText('Done. Your new phone can open your record now.')).toBeDefined()
    expect(server().requests).toContain(`/api/held-phones/${id}/allow`)
  })

  test('stays on the screen when the server gives no answer', async () => {
    await openApp('/')
    await button('No, stop it')
    server().others[`POST /api/held-phones/${id}/refuse`] = () => {
      throw new TypeError('Failed to fetch')
    }
    await userEvent.click(await button('No, stop it'))
    expect(await screen.findByText(/^We cannot connect right now, so this may not have worked/)).toBeDefined()
    expect(screen.getByRole('region', { name: title })).toBeDefined()
  })

  test('that no longer waits is not called stopped', async () => {
    await openApp('/')
    await button('No, stop it')
    server().others[`POST /api/held-phones/${id}/refuse`] = () => {
      held = []
      return json({ error: { code: 'not_found', message: 'There is nothing here.' } }, 404)
    }
    await userEvent.click(await button('No, stop it'))
    expect(await screen.findByText(/^This phone is no longer waiting\./)).toBeDefined()
  })

  test('is noticed when the app comes back to the front', async () => {
    held = []
    await openApp('/')
    await waitFor(() => expect(server().requests).toContain('/api/held-phones'))
    held = [phone]
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByRole('region', { name: title })).toBeDefined()
  })
})
