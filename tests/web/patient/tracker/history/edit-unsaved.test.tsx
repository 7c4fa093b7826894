import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { findDraft, newId } from '../../../../../web/src/data/local/index.ts'
import { findEditDraft, saveEditDraft } from '../../../../../web/src/patient/tracker/symptom-draft.ts'
import { emptyForm } from '../../../../../web/src/patient/tracker/symptom-form.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openEdit, saveButton, findStoredEntry, wednesday } from './open-edit.tsx'
import { openHistory } from './open-history.tsx'

const db = withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

describe('leaving an edit', () => {
  test('leaving without saving changes nothing and returns to the entry', async () => {
    const { user, form } = await openEdit({ coughSeverity: 4 })
    form.getByRole('slider', { name: 'Cough' }).focus()
    await user.keyboard('{End}')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: wednesday })))
    expect(await findStoredEntry()).toMatchObject({ coughSeverity: 4 })
    expect(await db.outbox.count()).toBe(2)
  })

  test('opening the other tab keeps the changes', async () => {
    const { user, form } = await openEdit()
    fireEvent.change(form.getByLabelText(/^Notes/), { target: { value: 'Half' } })
    await user.click(screen.getByRole('tab', { name: 'Log Symptoms' }))
    await user.click(screen.getByRole('tab', { name: 'History' }))
    expect(form.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Half')
  })

  test('changes that were not saved when the app was closed are restored', async () => {
    const { form, unmount } = await openEdit({ notes: 'Before' })
    fireEvent.change(form.getByLabelText(/^Notes/), { target: { value: 'Half' } })
    unmount()
    await expect.poll(() => findDraft('symptoms-edit')).toMatchObject({ form: { notes: 'Half' } })
    const { user } = openHistory()
    await user.click(await screen.findByRole('button', { name: `Edit entry of ${wednesday}` }))
    const again = within(screen.getByRole('form', { name: `Edit entry of ${wednesday}` }))
    await again.findByText('We have kept the change that you did not save.')
    expect(again.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Half')
    await user.click(again.getByRole('button', { name: 'Start again' }))
    expect(again.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Before')
    await waitFor(async () => expect(await findDraft('symptoms-edit')).toBeUndefined())
  })

  test('the unsaved changes of one entry are kept until the next day, and do not appear in another', async () => {
    const [mine, another] = [newId(), newId()]
    await saveEditDraft(mine, '2026-11-20', { ...emptyForm, notes: 'Half' })
    expect(await findEditDraft(mine, '2026-11-20')).toMatchObject({ notes: 'Half' })
    expect(await findEditDraft(another, '2026-11-20')).toBeUndefined()
    expect(await findEditDraft(mine, '2026-11-21')).toMatchObject({ notes: 'Half' })
    expect(await findEditDraft(mine, '2026-11-22')).toBeUndefined()
  })
})

describe('an edit that cannot be saved', () => {
  test('shows an error when the phone cannot save, and keeps the changes', async () => {
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
    await screen.findByText('We could not save your changes. Try again.')
    expect(form.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Half')
    expect(await findStoredEntry()).not.toHaveProperty('notes')

    vi.mocked(IDBObjectStore.prototype.add).mockRestore()
    await user.click(saveButton())
    await screen.findByText('Changes saved')
    expect(await findStoredEntry()).toMatchObject({ notes: 'Half' })
  })

  test('is reported when its notes are too long, which are not truncated', async () => {
    const { user, form } = await openEdit()
    const notes = form.getByLabelText<HTMLTextAreaElement>(/^Notes/)
    fireEvent.change(notes, { target: { value: 'a'.repeat(2001) } })
    await user.click(saveButton())
    expect(await form.findByText(/^Notes can have up to 2,000 characters/)).toBeDefined()
    expect(document.activeElement).toBe(notes)
    expect(notes.value).toHaveLength(2001)
  })
})
