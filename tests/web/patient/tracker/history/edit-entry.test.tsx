import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openTracker } from '../open-tracker.tsx'
import { openEdit, saveButton, findStoredEntry, wednesday } from './open-edit.tsx'
import { saveEntryAt } from './open-history.tsx'

const db = withFreshDatabase()

describe('editing an entry', () => {
  test('an entry opens filled in, under a heading that names it', async () => {
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

  test('a day that was called much worse by mistake can be corrected', async () => {
    const { user, form } = await openEdit({ comparedWithUsual: 'much-worse' })
    const select = form.getByLabelText<HTMLSelectElement>('You said that this day was')
    expect(select.value).toBe('much-worse')
    await user.selectOptions(select, 'Not worse than usual')
    await user.click(saveButton())
    await screen.findByText('Changes saved')
    expect(await findStoredEntry()).not.toHaveProperty('comparedWithUsual')
  })

  test('the changes are saved, queued and shown, and the day stays', async () => {
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
    expect(await findStoredEntry()).toMatchObject({
      coughSeverity: 1,
      notes: 'After',
      date: '2026-11-18T07:05:00.000Z',
    })
    expect(await db.symptoms.count()).toBe(2)
    expect(await db.outbox.count()).toBe(3)
  })

  test('notes that were removed are gone', async () => {
    const { user, form } = await openEdit({ notes: 'Not for others' })
    await user.clear(form.getByLabelText(/^Notes/))
    await user.click(saveButton())
    await screen.findByText('Changes saved')
    expect(await findStoredEntry()).not.toHaveProperty('notes')
  })

  test('the address of a missing entry opens the history', async () => {
    await saveEntryAt('2026-11-20T18:02:00Z')
    openTracker('/tracking?tab=history&edit=nothing')
    expect(await screen.findByRole('heading', { name: 'Your check-ins' })).toBeDefined()
  })
})
