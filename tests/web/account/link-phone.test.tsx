import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { apiMark } from '@second-wind/core/contract/headers'
import { patientId } from '@second-wind/core/model/ids'
import { expect, test, vi } from 'vitest'
import { claimAccount, readAccountId } from '../../../web/src/local/account.ts'
import { readDeviceLink, saveDeviceLink } from '../../../web/src/local/device-link.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { withRefusingServer } from '../../local/account/a-refusing-server.ts'
import { json } from '../../local/fake-server.ts'
import { withFreshDatabase } from '../../local/fresh-database.ts'
import { logEntries } from '../../local/logged-entries.ts'
import { openApp } from '../../support/render.tsx'
import { withPasskey } from '../join/a-passkey.ts'

vi.mock('../../../web/src/local/auth-mode.ts', () => ({ authMode: 'real' }))

withFreshDatabase()
const server = withRefusingServer()
withPasskey()
const amina = patientId.parse(7)
const id = idNumbered(9)
const expiresAt = '2026-11-22T10:05:00.000Z'
const link = { id, code: '7KM2P9QX4R', secret: 'told once', words: 'otter lantern', expiresAt }
const found = { id, label: 'Safari on iPad', words: 'otter lantern', expiresAt, replaces: null }
const done = () => new Response(null, { status: 204, headers: { [apiMark.name]: apiMark.value } })
const refused = (status: number, code: string) => () => json({ error: { code, message: 'No' } }, status)

test('a new phone shows code and words, and once approved sends what it had under the account', async () => {
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

test('the code outlives the app, and a no from the other phone links nothing', async () => {
  await saveDeviceLink(link)
  server().others = { 'POST /api/device-links/claim': () => json({ state: 'waiting' }) }
  await openApp('/account/link')
  expect(await screen.findByText('7KM2P 9QX4R')).toBeDefined()
  expect(screen.getByText('otter lantern')).toBeDefined()

  server().others = { 'POST /api/device-links/claim': () => json({ state: 'declined' }) }
  expect(await screen.findByText(/Your other phone said no/)).toBeDefined()
  expect(await readAccountId()).toBeUndefined()
})

test('a phone that belonged to an account is told to be emptied first', async () => {
  server().others = { 'POST /api/device-links': refused(409, 'conflict') }
  await openApp('/account/link')
  await userEvent.click(await screen.findByRole('button', { name: 'Show a code' }))
  expect(await screen.findByText(/Delete its data under Data & Security/)).toBeDefined()
})

test.each([
  { button: 'Yes, same words', decision: 'approve', says: /^Safari on iPad is linked/ },
  { button: 'No', decision: 'decline', says: 'Nothing was linked.' },
])('the phone that is signed in compares the words: $button', async ({ button, decision, says }) => {
  await claimAccount({ patientId: amina })
  server().others = {
    'GET /api/devices': () => json([]),
    'POST /api/device-links/look': () =>
      json({ ...found, replaces: { id: idNumbered(3), label: 'Edge on Windows' } }),
    [`POST /api/device-links/${id}/${decision}`]: done,
  }
  await openApp('/account')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Code from the other phone'), '7km2p 9qx4r')
  await user.click(screen.getByRole('button', { name: 'Look it up' }))
  expect(await screen.findByText('otter lantern')).toBeDefined()
  expect(screen.getByText(/Edge on Windows is signed out for it/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(says)).toBeDefined()
  expect(server().asked).toContain(`/api/device-links/${id}/${decision}`)
})

test('a wrong code is told as such', async () => {
  await claimAccount({ patientId: amina })
  server().others = {
    'GET /api/devices': () => json([]),
    'POST /api/device-links/look': refused(404, 'not_found'),
  }
  await openApp('/account')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Code from the other phone'), 'AAAAA AAAAA')
  await user.click(screen.getByRole('button', { name: 'Look it up' }))
  expect(await screen.findByText(/^This code is not known/)).toBeDefined()
})

const passkeyToShow = () => json({ challengeId: 'p', options: { challenge: 'bm9uY2U', rpId: 'localhost' } })

test('a passkey links a new phone alone, and leads to where a lost one is reported', async () => {
  const [entry] = await logEntries(1)
  server().others = {
    'POST /api/device-links/passkey-options': passkeyToShow,
    'POST /api/device-links/passkey': () => json({ patientId: amina, replaces: 'Edge on Windows' }, 201),
    'GET /api/devices': () => json([]),
    'GET /api/passkeys': () => json([]),
  }
  await openApp('/account/link')
  await userEvent.click(await screen.findByRole('button', { name: 'Link with my passkey' }))
  expect(
    await screen.findByText(/Edge on Windows was signed out, because five phones are the most/),
  ).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Your phones' })).toBeDefined()
  expect(await readAccountId()).toBe(amina)
  await waitFor(() => expect(server().pushes[0]?.mutations[0]?.mutationId).toBe(entry))
})

test.each([
  { status: 401, code: 'unauthorised', says: /^That passkey belongs to no account here/ },
  { status: 409, code: 'conflict', says: /Delete its data under Data & Security/ },
])('a passkey that links nothing is told as such: $code', async ({ status, code, says }) => {
  server().others = {
    'POST /api/device-links/passkey-options': passkeyToShow,
    'POST /api/device-links/passkey': refused(status, code),
  }
  await openApp('/account/link')
  await userEvent.click(await screen.findByRole('button', { name: 'Link with my passkey' }))
  expect(await screen.findByText(says)).toBeDefined()
  expect(await readAccountId()).toBeUndefined()
})
