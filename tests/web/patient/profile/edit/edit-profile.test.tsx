import { editConditions } from '@second-wind/core/content/profile/choices'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { personas } from '../../../../fixtures/personas.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { findFact, openPage, openProfile } from '../open-profile.tsx'

const db = withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

const dialog = () => screen.findByRole('dialog', { name: 'Edit Profile' })
const field = async (label: string | RegExp) =>
  within(await dialog()).getByLabelText<HTMLInputElement | HTMLSelectElement>(label)

async function openEdit(profile = aPatient()) {
  const { user } = await openProfile(db, { profile })
  await reopen(user)
  return user
}

async function reopen(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  await dialog()
}

async function fill(user: UserEvent, label: string | RegExp, text: string): Promise<void> {
  const input = await field(label)
  await user.clear(input)
  if (text !== '') await user.type(input, text)
}

const save = async (user: UserEvent) =>
  user.click(within(await dialog()).getByRole('button', { name: 'Save Changes' }))
const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const payloads = async () => (await db.outbox.toArray()).map(({ kind, payload }) => ({ kind, payload }))

describe('saving a change', () => {
  test('the dialog opens with the stored profile, without a username', async () => {
    await openEdit(aPatient({ nation: 'scotland', inhaler: 'blue', peakFlowBestLpm: 410 }))
    const expected = {
      'Full Name': 'Amina Yusuf',
      Email: 'amina.yusuf@example.org',
      Age: '34',
      Gender: 'female',
      Location: 'Leeds',
      'Where you live (optional)': 'scotland',
      'Phone number (optional)': '07700 900123',
      'Respiratory diagnosis (optional)': 'Asthma',
      'Reliever inhaler (optional)': 'blue',
      'Personal best peak flow (optional)': '410',
    }
    for (const [label, value] of Object.entries(expected)) expect((await field(label)).value).toBe(value)
    const open = within(await dialog())
    expect(open.queryByLabelText('Username')).toBeNull()
    const boxes = within(
      open.getByRole('group', { name: 'Known conditions' }),
    ).getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual([...editConditions])
    expect(open.getByRole<HTMLInputElement>('radio', { name: 'Joy' }).checked).toBe(true)
    const diagnoses = within(await field(/^Respiratory diagnosis/)).getAllByRole('option')
    expect(diagnoses.map(({ textContent }) => textContent)).toEqual([
      'Not answered',
      'Asthma',
      'COPD',
      'Pulmonary Fibrosis',
      "None/Don't Know",
    ])
  })

  test('a change is shown at once, and exactly that change waits to be sent', async () => {
    const user = await openEdit()
    await fill(user, 'Location', 'York')
    await user.click(await screen.findByRole('radio', { name: 'Musa' }))
    await save(user)
    await screen.findByText('Profile updated')
    await screen.findByText('Your profile has been updated successfully.')
    await untilClosed()
    expect(await findFact('Location')).toBe('York')
    expect(screen.getByText('Companion: Musa')).toBeDefined()
    expect(await payloads()).toEqual([
      { kind: 'profile.patch', payload: { location: 'York', companionAvatar: 'musa' } },
    ])
  })

  test('the second of two edits without signal is shown, and both are sent in order', async () => {
    const user = await openEdit()
    await fill(user, 'Location', 'York')
    await save(user)
    await untilClosed()
    await reopen(user)
    await fill(user, 'Location', 'Hull')
    await save(user)
    await untilClosed()
    expect(await findFact('Location')).toBe('Hull')
    expect((await payloads()).map(({ payload }) => payload)).toEqual([
      { location: 'York' },
      { location: 'Hull' },
    ])
  })

  test('a change from another phone while the dialog is open is kept', async () => {
    const user = await openEdit()
    await fill(user, 'Location', 'York')
    await db.profile.put(aPatient({ age: 35 }))
    await waitFor(async () => expect(await findFact('Age')).toBe('35'))
    await save(user)
    await untilClosed()
    expect(await payloads()).toEqual([{ kind: 'profile.patch', payload: { location: 'York' } }])
    expect(await findFact('Age')).toBe('35')
  })
})

describe('fields', () => {
  test('optional fields can be emptied again', async () => {
    const user = await openEdit(aPatient({ nation: 'wales', peakFlowBestLpm: 400 }))
    await fill(user, /^Phone number/, '')
    await fill(user, /^Personal best/, '')
    await user.selectOptions(await field(/^Where you live/), '')
    await save(user)
    await untilClosed()
    expect(await payloads()).toEqual([
      { kind: 'profile.patch', payload: { phone: null, peakFlowBestLpm: null, nation: null } },
    ])
    const [stored] = await db.profile.toArray()
    for (const name of ['phone', 'peakFlowBestLpm', 'nation']) expect(stored).not.toHaveProperty(name)
  })

  test('a condition or diagnosis that the form does not offer is kept', async () => {
    const conditions = [...personas.derek.conditions]
    const user = await openEdit(aPatient({ conditions, respiratoryDiagnosis: 'Bronchiectasis' }))
    expect((await field(/^Respiratory diagnosis/)).value).toBe('Bronchiectasis')
    await user.click(await screen.findByRole('checkbox', { name: 'Diabetes' }))
    await save(user)
    await untilClosed()
    expect(await payloads()).toEqual([
      { kind: 'profile.patch', payload: { conditions: [...conditions, 'Diabetes'] } },
    ])
  })

  test.each([
    ['Full Name', 'A', 'Name must be at least 2 characters'],
    ['Email', 'amina', 'Please enter a valid email'],
    ['Age', '1e2', 'Enter your age as a whole number from 1 to 120'],
    ['Location', 'L', 'Please enter your location'],
    [/^Personal best/, '4000', 'Enter a whole number from 1 to 1000, or leave it empty'],
    [/^Phone number/, 'none', 'Please enter a valid phone number'],
  ] as const)(
    '%s "%s" is rejected with a message, and the dialog stays open',
    async (label, typed, message) => {
      const user = await openEdit()
      await fill(user, label, typed)
      await save(user)
      await user.click(await screen.findByRole('link', { name: message }))
      expect(document.activeElement).toBe(await field(label))
      expect((await field(label)).value).toBe(typed)
      expect(await db.outbox.count()).toBe(0)
    },
  )

  test('only the first part is open, and a wrong answer opens its own', async () => {
    const user = await openEdit()
    const lungs = within(await dialog())
      .getByText('Your lungs and health', { selector: 'summary' })
      .closest('details')!
    expect((await field('Full Name')).closest('details')?.open).toBe(true)
    expect(lungs.open).toBe(false)
    await fill(user, /^Personal best/, '4000')
    await save(user)
    await waitFor(() => expect(lungs.open).toBe(true))
  })

  test('an age of 25.9 is stored as 25', async () => {
    const user = await openEdit()
    await fill(user, 'Age', '25.9')
    await save(user)
    await untilClosed()
    expect(await findFact('Age')).toBe('25')
  })
})

describe('failing and cancelling', () => {
  test('when the phone cannot store the change, the dialog stays open with every value', async () => {
    const user = await openEdit()
    await fill(user, 'Location', 'York')
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    await save(user)
    await screen.findByText('Failed to update profile. Please try again.')
    expect((await field('Location')).value).toBe('York')
    expect(within(await dialog()).getByRole('heading', { name: 'Not saved' })).toBeDefined()
    add.mockRestore()
    await save(user)
    await untilClosed()
    expect(await findFact('Location')).toBe('York')
  })

  test('Cancel changes nothing, and the dialog opens with the stored values next time', async () => {
    const user = await openEdit()
    await fill(user, 'Location', 'York')
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    await untilClosed()
    await reopen(user)
    expect((await field('Location')).value).toBe('Leeds')
    expect(await db.outbox.count()).toBe(0)
  })

  test('what was typed before the phone went Back is there again, and can be dropped', async () => {
    const { user, unmount } = await openProfile(db)
    await reopen(user)
    await fill(user, 'Location', 'York')
    unmount()
    await db.profile.put(aPatient({ age: 35 }))
    openPage()
    await reopen(user)
    expect(await screen.findByText('We kept what you typed. It is not saved yet.')).toBeDefined()
    expect((await field('Location')).value).toBe('York')
    expect((await field('Age')).value).toBe('35')
    await user.click(screen.getByRole('button', { name: 'Start again' }))
    expect((await field('Location')).value).toBe('Leeds')
    expect(await db.drafts.count()).toBe(0)
  })

  test('Escape closes the dialog like Cancel, and the focus is back at its button', async () => {
    const user = await openEdit()
    expect((await dialog()).contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    await untilClosed()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Profile' })),
    )
    expect(await db.outbox.count()).toBe(0)
  })
})
