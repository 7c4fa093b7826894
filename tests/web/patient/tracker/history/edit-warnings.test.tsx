import { hourMs } from '@second-wind/core/platform/moment'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openEdit, saveButton, findStoredEntry, wednesday } from './open-edit.tsx'
import { openHistory, saveEntryAt } from './open-history.tsx'

const db = withFreshDatabase()

describe('an edit that adds a warning', () => {
  test('a warning added by an edit shows its card', async () => {
    const { user, form } = await openEdit()
    form.getByRole('slider', { name: 'Breathlessness' }).focus()
    await user.keyboard('{End}')
    await user.click(saveButton())
    const warning = await screen.findByRole('group', { name: 'Warning about this entry' })
    expect(
      within(warning).getByRole('heading', { name: /Call 999 if you feel like this now$/ }),
    ).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(warning))
  })

  test('the zone of a peak flow stays as it was recorded, until the blow is corrected', async () => {
    await db.profile.put(aPatient({ peakFlowBestLpm: 600 }))
    const { user, form } = await openEdit({ peakFlowLpm: 320, peakFlowZone: 'above_80' })
    fireEvent.change(form.getByLabelText(/^Notes/), { target: { value: 'Only a word' } })
    await user.click(saveButton())
    await screen.findByText('Changes saved')
    expect(await findStoredEntry()).toMatchObject({ peakFlowLpm: 320, peakFlowZone: 'above_80' })

    await user.click(await screen.findByRole('button', { name: `Edit entry of ${wednesday}` }))
    const blow = within(screen.getByRole('form', { name: /^Edit/ })).getByLabelText(/^Peak flow/)
    fireEvent.change(blow, { target: { value: '290' } })
    await user.click(saveButton())
    await waitFor(async () =>
      expect(await findStoredEntry()).toMatchObject({ peakFlowLpm: 290, peakFlowZone: 'below_50' }),
    )
  })

  test('an edit that makes a score very high shows what to do, and the warning takes the focus', async () => {
    const { user, form } = await openEdit()
    form.getByRole('slider', { name: 'Breathlessness' }).focus()
    await user.keyboard('{Home}' + '{ArrowRight}'.repeat(6))
    await user.click(saveButton())

    const warning = await screen.findByRole('group', { name: 'Warning about this entry' })
    await waitFor(() => expect(document.activeElement).toBe(warning))
    expect(within(warning).getByText('breathlessness 7 out of 10')).toBeDefined()
    expect(within(warning).getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')
  })

  test('a peak flow corrected to less than half of the best shows the warning too', async () => {
    await db.profile.put(aPatient({ peakFlowBestLpm: 600 }))
    const { user, form } = await openEdit({ peakFlowLpm: 520, peakFlowZone: 'above_80' })
    fireEvent.change(form.getByLabelText(/^Peak flow/), { target: { value: '250' } })
    await user.click(saveButton())
    const warning = await screen.findByRole('group', { name: 'Warning about this entry' })
    expect(within(warning).getByRole('link', { name: 'Call 999' })).toBeDefined()
  })
})

describe('the card of an edit', () => {
  test.each([
    ['calls for 999', '{End}'],
    ['calls for advice today', '{Home}' + '{ArrowRight}'.repeat(6)],
  ])('that %s is the only one about that entry, beside what else counts', async (_, keys) => {
    const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()
    await saveEntryAt(ago(2), { temperature: 'moderate-fever' })
    await saveEntryAt(ago(0.01))
    const { user } = openHistory()
    await user.click((await screen.findAllByRole('button', { name: /^Edit entry of/ }))[0]!)
    within(screen.getByRole('form', { name: /^Edit/ }))
      .getByRole('slider', { name: 'Breathlessness' })
      .focus()
    await user.keyboard(keys)
    await user.click(saveButton())
    const warning = await screen.findByRole('group', { name: 'Warning about this entry' })
    expect(warning.textContent).toMatch(/breathlessness (?:10|7) out of 10/)
    const earlier = await screen.findByRole('group', { name: 'What you logged earlier' })
    expect(earlier.textContent).toMatch(/38/)
    expect(earlier.textContent).not.toMatch(/breathlessness/)
  })
})

describe('an edit that takes a red flag back', () => {
  test('leaves the question about it first, and says in one plain line that it is saved and still seen', async () => {
    const logged = new Date(Date.now() - hourMs).toISOString()
    await saveEntryAt(logged, { breathlessness: 9, energy: 2 })
    const { user } = openHistory()
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByText(/^You said that you still feel like this/)
    await user.click(screen.getByRole('button', { name: /^Edit entry of/ }))
    const form = within(screen.getByRole('form', { name: /^Edit/ }))
    form.getByRole('slider', { name: 'Breathlessness' }).focus()
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}')
    await user.click(saveButton())
    expect(await screen.findByText(/^You said that you still feel like this/)).toBeDefined()
    expect(await screen.findByText('3/10')).toBeDefined()
    expect(screen.getByText(/a warning sign is still there: breathlessness 9 or more\.$/)).toBeDefined()
    expect(screen.queryByRole('group', { name: 'Warning about this entry' })).toBeNull()
    expect(screen.queryByText('Changes saved')).toBeNull()
    const saved = screen.getByText('Changes saved. Your care team can still see what you first logged.')
    expect(screen.getByText(/^You said that you still feel like this/).compareDocumentPosition(saved)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })
})
