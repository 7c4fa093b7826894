import { patientId } from '@second-wind/core/platform/ids'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { claimAccount } from '../../../../../web/src/data/local/account/account.ts'
import { readKnownDevices } from '../../../../../web/src/data/local/account/known-devices.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { idNumbered } from '../../../../fixtures/ids.ts'
import { openApp } from '../../../../support/render.tsx'
import { withFakeSessionServer } from '../../../data/local/account/fake-session-server.ts'
import { json } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import '../../../../support/real-mode.ts'

const db = withFreshDatabase()
const server = withFakeSessionServer()
const since = '2026-11-01T09:00:00.000Z'
const here = { id: idNumbered(1), label: 'Chrome on Android', since, lastHeardAt: since, isThis: true }
const tablet = { id: idNumbered(2), label: 'Safari on iPad', since, lastHeardAt: since, isThis: false }

const come =
  /^A new phone has signed in to your account: Safari on iPad\. If you do not recognise it, sign it out now\.$/
const gone = 'A phone was signed out of your account: Safari on iPad.'

async function openWith(list: (typeof here)[]): Promise<void> {
  server().others = { 'GET /api/devices': () => json(list), 'GET /api/passkeys': () => json([]) }
  cleanup()
  await openApp('/')
  await waitFor(() => expect(server().requests).toContain('/api/devices'))
  server().requests = []
}

beforeEach(async () => {
  await db.profile.put(aPatient())
  await claimAccount({ patientId: patientId.parse(7) })
  await openWith([here])
  await vi.waitUntil(async () => (await readKnownDevices())?.length === 1)
})

describe('the notice of changed phones on Home', () => {
  test('shows that another phone was linked, until the list has been opened', async () => {
    await openWith([here, tablet])
    expect(await screen.findByText(come)).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Call 999' }).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('link', { name: 'See your phones' }))
    expect(await screen.findByRole('button', { name: 'Safari on iPad is lost' })).toBeDefined()
    await waitFor(async () => expect(await readKnownDevices()).toHaveLength(2))
  })

  test('shows that a phone was signed out elsewhere, until that is dismissed', async () => {
    await openWith([here, tablet])
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByText(come)).toBeNull())

    await openWith([here])
    expect(await screen.findByText(gone)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByText(gone)).toBeNull())
  })
})
