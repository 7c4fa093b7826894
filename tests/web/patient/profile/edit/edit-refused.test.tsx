import { captureMoment } from '@second-wind/core/platform/moment'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, afterEach, expect, test, vi } from 'vitest'
import type { DeadLetter } from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { fullProfile } from '../../../../fixtures/full-records.ts'
import { idNumbered } from '../../../../fixtures/ids.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openProfile } from '../open-profile.tsx'

const db = withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

const id = idNumbered(0x77)
const madeAt = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit Profile' }))

/** The form, opened from the card of a refused change. */
async function openRefused(changes: Partial<DeadLetter>, profile = aPatient()) {
  await db.deadletter.add({
    ...madeAt,
    mutationId: id,
    ownerId: 1,
    kind: 'profile.patch',
    v: 1,
    entity: 'profile',
    entityId: '1',
    payload: {},
    code: 'invalid_payload',
    message: 'No.',
    at: Date.now(),
    ...changes,
  })
  return openProfile(db, { path: `/profile?edit=${id}`, profile })
}

async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  const input = (await dialog()).getByLabelText(label)
  await user.clear(input)
  await user.type(input, text)
}
const save = async (user: UserEvent) =>
  user.click((await dialog()).getByRole('button', { name: 'Save Changes' }))
const queued = async () => (await db.outbox.toArray()).map(({ kind, payload }) => ({ kind, payload }))

describe('editing a rejected profile change', () => {
  test('the form opens with the rejected answers over the profile, and names what the server rejected', async () => {
    await openRefused({ payload: { age: 400, location: 'Hull', phone: null }, field: 'age' })
    const open = await dialog()
    const valueOf = (label: string) => open.getByLabelText<HTMLInputElement>(label).value
    expect(valueOf('Age')).toBe('400')
    expect(valueOf('Location')).toBe('Hull')
    expect(valueOf('Phone number (optional)')).toBe('')
    expect(valueOf('Full Name')).toBe('Amina Yusuf')
    expect(open.getByText(/Check "Age" again/)).toBeDefined()
    const age = open.getByLabelText('Age')
    expect(age.getAttribute('aria-invalid')).toBe('true')
    expect(open.getByText(/^We could not accept this answer/)).toBeDefined()
  })

  test('saving replaces the rejected change, and all its answers wait to be sent again', async () => {
    const { user } = await openRefused({ payload: { age: 400, location: 'Hull' }, field: 'age' })
    await fill(user, 'Age', '40')
    await save(user)
    await screen.findByText(/^We have replaced the change that was not accepted/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await db.deadletter.count()).toBe(0)
    expect(await queued()).toEqual([{ kind: 'profile.patch', payload: { age: 40, location: 'Hull' } }])
  })

  test('answers that the phone still shows are sent again, together with other changes', async () => {
    const { user } = await openRefused({ payload: { location: 'Hull' } }, aPatient({ location: 'Hull' }))
    expect((await dialog()).getByText(/Check your answers/)).toBeDefined()
    await fill(user, 'Age', '35')
    await save(user)
    await waitFor(async () =>
      expect(await queued()).toEqual([{ kind: 'profile.patch', payload: { age: 35, location: 'Hull' } }]),
    )
  })

  test('a rejected setup is sent again completely, with its own day and the username that is not shown', async () => {
    const { user } = await openRefused({
      kind: 'profile.create',
      payload: { ...fullProfile, username: 'x' },
      field: 'username',
    })
    await fill(user, 'Username', 'amina.y')
    await save(user)
    await waitFor(async () => expect(await db.deadletter.count()).toBe(0))
    expect(await db.outbox.toArray()).toMatchObject([
      { kind: 'profile.create', payload: { ...fullProfile, username: 'amina.y' }, ...madeAt },
    ])
  })
})

describe('leaving the form of a rejected change without saving', () => {
  test('keeps the rejected change, the form and every answer when the phone is full', async () => {
    const { user } = await openRefused({ payload: { age: 400 }, field: 'age' })
    await fill(user, 'Age', '40')
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await save(user)
    await screen.findByText('Failed to update profile. Please try again.')
    add.mockRestore()
    expect((await dialog()).getByLabelText<HTMLInputElement>('Age').value).toBe('40')
    expect(await db.deadletter.count()).toBe(1)
    expect(await queued()).toEqual([])
  })

  test('keeps the rejected change as it is after Cancel', async () => {
    const { user } = await openRefused({ payload: { age: 400 }, field: 'age' })
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await db.deadletter.count()).toBe(1)
    expect(await queued()).toEqual([])
  })
})

describe('a change that the form does not fit', () => {
  test('leaves out an answer in an unknown form, and fills in the others', async () => {
    await openRefused({
      payload: { gender: 'robot', conditions: 'asthma', location: 'Hull' },
      field: 'gender',
    })
    const open = await dialog()
    expect(open.getByLabelText<HTMLInputElement>('Location').value).toBe('Hull')
    expect(open.getByLabelText<HTMLSelectElement>('Gender').value).toBe('female')
  })

  test('opens no form if it was settled in the meantime', async () => {
    await openProfile(db, { path: `/profile?edit=${id}` })
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
