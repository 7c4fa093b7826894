import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { insight, logButton, mildDay, openForm, setScores } from '../open-tracker.tsx'

const db = withFreshDatabase()

describe('notes', () => {
  test('that are too long are reported, not truncated', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    const notes = screen.getByLabelText<HTMLTextAreaElement>(/^Notes/)
    fireEvent.change(notes, { target: { value: 'a'.repeat(2003) } })
    expect(screen.getAllByText('You have 3 characters too many')).not.toHaveLength(0)
    await user.click(logButton())

    expect(await screen.findByText(/^Notes can have up to 2,000 characters/)).toBeDefined()
    expect(document.activeElement).toBe(notes)
    expect(notes.value).toHaveLength(2003)
    expect(await db.symptoms.count()).toBe(0)
  })

  test('have a stated limit, counted from 1,800 characters on', async () => {
    const { user } = openForm()
    const notes = screen.getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Notes (optional, up to 2,000 characters)',
    })
    fireEvent.change(notes, { target: { value: 'a'.repeat(1799) } })
    expect(screen.queryByText(/characters left/)).toBeNull()
    await user.click(notes)
    await user.paste('😀')
    expect(notes.value.endsWith('a😀')).toBe(true)
    expect(screen.getByText('You have 199 characters left')).toBeDefined()
  })

  test('of exactly 2,000 characters are stored whole', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    const text = `${'a'.repeat(1998)}😀`
    fireEvent.change(screen.getByLabelText(/^Notes/), { target: { value: text } })
    await user.click(logButton())
    await insight()
    expect(await db.symptoms.toArray()).toMatchObject([{ notes: text }])
  })
})
