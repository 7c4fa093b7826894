import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { captureMoment } from '@second-wind/core/model/moment'
import type { SymptomReport } from '@second-wind/core/model/symptom-entry'
import { findEditDraft, keepEditDraft } from '../../../web/src/features/tracker/symptom-draft.ts'
import { emptyForm } from '../../../web/src/features/tracker/symptom-form.ts'
import { findDraft, listSymptoms, newId, saveSymptoms } from '../../../web/src/local/index.ts'
import { aPatient } from '../../fixtures/a-patient.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../local/fresh-database.ts'
import { openTracker } from './open-tracker.tsx'

const db = withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

const wednesday = 'Wednesday 18 November 2026, 07:05'
const logAt = (time: string, changes: Partial<SymptomReport> = {}) =>
  saveSymptoms(
    newId(),
    aReport({ sputumConsistency: 'none', ...changes }),
    captureMoment(Date.parse(time), 0),
  )

async function openEdit(changes: Partial<SymptomReport> = {}) {
  await logAt('2026-11-18T07:05:00Z', changes)
  await logAt('2026-11-20T18:02:00Z')
  const { user, unmount } = openTracker('/tracking?tab=history')
  await user.click(await screen.findByRole('button', { name: `Edit entry of ${wednesday}` }))
  return { user, unmount, form: within(screen.getByRole('form', { name: `Edit entry of ${wednesday}` })) }
}

const saveButton = () => screen.getByRole('button', { name: 'Save changes' })
const stored = async () => (await listSymptoms()).find((entry) => entry.localDate === '2026-11-18')

test('an entry opens filled in, under a heading that says which it is', async () => {
  const { form } = await openEdit({
    coughSeverity: 8,
    temperature: 'low-fever',
    sputumConsistency: 'thick',
    sputumColor: 'green',
    notes: 'Line one\n😀',
    relieverPuffs: 2,
    peakFlowLpm: 320,
  })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: `Edit entry of ${wednesday}` }))
  expect(form.getByRole('slider', { name: 'Cough' }).getAttribute('aria-valuetext')).toBe(
    '8 out of 10, Significant',
  )
  expect(form.getByLabelText<HTMLSelectElement>('Temperature').value).toBe('low-fever')
  expect(form.getByLabelText<HTMLSelectElement>('Phlegm (mucus) colour').value).toBe('green')
  expect(form.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Line one\n😀')
  expect(form.getByLabelText<HTMLInputElement>(/^Peak flow/).value).toBe('320')
  expect(form.getByText('2 puffs')).toBeDefined()
})

test('what is changed is saved, queued, and shown; the day stays', async () => {
  const { user, form } = await openEdit({ notes: 'Before' })
  form.getByRole('slider', { name: 'Cough' }).focus()
  await user.keyboard('{Home}')
  fireEvent.change(form.getByLabelText(/^Notes/), { target: { value: 'After' } })
  await user.click(saveButton())

  const heading = await screen.findByRole('heading', { name: wednesday })
  await screen.findByText('Changes saved')
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const card = within(heading.closest('li')!)
  await card.findByText('After')
  expect(card.getByText('1/10')).toBeDefined()
  expect(await stored()).toMatchObject({
    coughSeverity: 1,
    notes: 'After',
    date: '2026-11-18T07:05:00.000Z',
  })
  expect(await db.symptoms.count()).toBe(2)
  expect(await db.outbox.count()).toBe(3)
})

test('notes that are taken out are gone', async () => {
  const { user, form } = await openEdit({ notes: 'Not for others' })
  await user.clear(form.getByLabelText(/^Notes/))
  await user.click(saveButton())
  await screen.findByText('Changes saved')
  expect(await stored()).not.toHaveProperty('notes')
})

test('leaving without saving changes nothing, and leads back to the entry', async () => {
  const { user, form } = await openEdit({ coughSeverity: 4 })
  form.getByRole('slider', { name: 'Cough' }).focus()
  await user.keyboard('{End}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: wednesday })))
  expect(await stored()).toMatchObject({ coughSeverity: 4 })
  expect(await db.outbox.count()).toBe(2)
})

test('a look at the other tab does not lose what was changed', async () => {
  const { user, form } = await openEdit()
  fireEvent.change(form.getByLabelText(/^Notes/), { target: { value: 'Half' } })
  await user.click(screen.getByRole('tab', { name: 'Log Symptoms' }))
  await user.click(screen.getByRole('tab', { name: 'History' }))
  expect(form.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Half')
})

test('changes that were not saved when the app was closed are there again', async () => {
  const { form, unmount } = await openEdit({ notes: 'Before' })
  fireEvent.change(form.getByLabelText(/^Notes/), { target: { value: 'Half' } })
  unmount()
  await expect.poll(() => findDraft('symptoms-edit')).toMatchObject({ form: { notes: 'Half' } })
  const { user } = openTracker('/tracking?tab=history')
  await user.click(await screen.findByRole('button', { name: `Edit entry of ${wednesday}` }))
  const again = within(screen.getByRole('form', { name: `Edit entry of ${wednesday}` }))
  await again.findByText(/^We kept what you filled in earlier today/)
  expect(again.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Half')
  await user.click(again.getByRole('button', { name: 'Start again' }))
  expect(again.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Before')
  await waitFor(async () => expect(await findDraft('symptoms-edit')).toBeUndefined())
})

test('the unsaved changes of one entry, or of yesterday, do not turn up elsewhere', async () => {
  const [mine, another] = [newId(), newId()]
  await keepEditDraft(mine, '2026-11-20', { ...emptyForm, notes: 'Half' })
  expect(await findEditDraft(mine, '2026-11-20')).toMatchObject({ notes: 'Half' })
  expect(await findEditDraft(another, '2026-11-20')).toBeUndefined()
  expect(await findEditDraft(mine, '2026-11-21')).toBeUndefined()
})

test('a phone that cannot save says so, and keeps what was changed', async () => {
  const { user, form } = await openEdit()
  fireEvent.change(form.getByLabelText(/^Notes/), { target: { value: 'Half' } })
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  await user.click(saveButton())
  const notice = within(
    await waitFor(() => screen.getByRole('heading', { name: 'Not saved' }).parentElement!),
  )
  expect(notice.getByText(/no room left.*press Save changes again/)).toBeDefined()
  await screen.findByText('Failed to save your changes. Please try again.')
  expect(form.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Half')
  expect(await stored()).not.toHaveProperty('notes')

  vi.mocked(IDBObjectStore.prototype.add).mockRestore()
  await user.click(saveButton())
  await screen.findByText('Changes saved')
  expect(await stored()).toMatchObject({ notes: 'Half' })
})

test('notes that are too long are told of, not cut off', async () => {
  const { user, form } = await openEdit()
  const notes = form.getByLabelText<HTMLTextAreaElement>(/^Notes/)
  fireEvent.change(notes, { target: { value: 'a'.repeat(2001) } })
  await user.click(saveButton())
  expect(await form.findByText(/^Notes can have up to 2,000 characters/)).toBeDefined()
  expect(document.activeElement).toBe(notes)
  expect(notes.value).toHaveLength(2001)
})

test('a grave sign that is added is warned of', async () => {
  const { user, form } = await openEdit()
  form.getByRole('slider', { name: 'Breathlessness' }).focus()
  await user.keyboard('{End}')
  await user.click(saveButton())
  const warning = await screen.findByRole('group', { name: 'Warning about this entry' })
  expect(within(warning).getByRole('heading', { name: /Do the symptom check now$/ })).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(warning))
})

test('the zone of a peak flow stays as it was read then, until the blow is corrected', async () => {
  await db.profile.put(aPatient({ peakFlowBestLpm: 600 }))
  const { user, form } = await openEdit({ peakFlowLpm: 320, peakFlowZone: 'above_80' })
  fireEvent.change(form.getByLabelText(/^Notes/), { target: { value: 'Only a word' } })
  await user.click(saveButton())
  await screen.findByText('Changes saved')
  expect(await stored()).toMatchObject({ peakFlowLpm: 320, peakFlowZone: 'above_80' })

  await user.click(await screen.findByRole('button', { name: `Edit entry of ${wednesday}` }))
  const blow = within(screen.getByRole('form', { name: /^Edit/ })).getByLabelText(/^Peak flow/)
  fireEvent.change(blow, { target: { value: '290' } })
  await user.click(saveButton())
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ peakFlowLpm: 290, peakFlowZone: 'below_50' }),
  )
})

test('an address of an entry that is not there leads to the history', async () => {
  await logAt('2026-11-20T18:02:00Z')
  openTracker('/tracking?tab=history&edit=nothing')
  expect(await screen.findByRole('heading', { name: 'Your check-ins' })).toBeDefined()
})

test('an edit that makes a score very high says what to do, and the warning takes the focus', async () => {
  const { user, form } = await openEdit()
  form.getByRole('slider', { name: 'Breathlessness' }).focus()
  await user.keyboard('{Home}' + '{ArrowRight}'.repeat(6))
  await user.click(saveButton())

  const warning = await screen.findByRole('group', { name: 'Warning about this entry' })
  await waitFor(() => expect(document.activeElement).toBe(warning))
  expect(within(warning).getByText('Something in this entry is high')).toBeDefined()
  expect(within(warning).getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')
})
