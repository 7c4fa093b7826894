import { screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { listSymptoms } from '../../../../../web/src/data/local/index.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { saveEntryAt, openHistory } from './open-history.tsx'

withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

const wednesday = 'Wednesday 18 November 2026, 07:05'
const friday = 'Friday 20 November 2026, 18:02'

async function askToDelete(entry: string) {
  const { user } = openHistory()
  await user.click(await screen.findByRole('button', { name: `Delete entry of ${entry}` }))
  return { user, question: within(screen.getByRole('group', { name: `Delete your entry of ${entry}?` })) }
}

const heading = (name: string) => screen.getByRole('heading', { name })

describe('deleting an entry', () => {
  test('requires a confirmation that names what would be deleted and what stays', async () => {
    await saveEntryAt('2026-11-18T07:05:00Z', { notes: 'Words', peakFlowLpm: 320, relieverPuffs: 1 })
    const { user, question } = await askToDelete(wednesday)
    expect(document.activeElement).toBe(question.getByText(`Delete your entry of ${wednesday}?`))
    expect(
      question.getByText(
        'This deletes the four scores, temperature, phlegm, peak flow, reliever puffs and your notes from your history. Your care team can still see what you sent before.',
      ),
    ).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Keep it' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Delete entry of ${wednesday}` }))
    expect(await listSymptoms()).toHaveLength(1)
  })

  test('with a 999 warning sign names the sign, with the call to 999, and asks whether it was a mistake', async () => {
    await saveEntryAt('2026-11-18T07:05:00Z', { breathlessness: 9 })
    await saveEntryAt('2026-11-20T18:02:00Z')
    const { question } = await askToDelete(wednesday)
    expect(question.getByText('This entry has a 999 warning sign: breathlessness 9 out of 10.')).toBeDefined()
    expect(question.getByRole('link', { name: 'call 999' }).getAttribute('href')).toBe('tel:999')
    expect(question.getByText(/Delete it only if you logged it by mistake\.$/)).toBeDefined()
  })

  test('removes it, and the focus is at the next one', async () => {
    await saveEntryAt('2026-11-18T07:05:00Z')
    await saveEntryAt('2026-11-20T18:02:00Z')
    const { user, question } = await askToDelete(friday)
    await user.click(question.getByRole('button', { name: 'Yes, delete' }))
    await screen.findByText('Entry deleted')
    await waitFor(() => expect(screen.queryByRole('heading', { name: friday })).toBeNull())
    expect(document.activeElement).toBe(heading(wednesday))
    expect((await listSymptoms()).map((entry) => entry.localDate)).toEqual(['2026-11-18'])
  })

  test('moves the focus to the entry before it after the oldest one', async () => {
    await saveEntryAt('2026-11-18T07:05:00Z')
    await saveEntryAt('2026-11-20T18:02:00Z')
    const { user, question } = await askToDelete(wednesday)
    await user.click(question.getByRole('button', { name: 'Yes, delete' }))
    await waitFor(() => expect(document.activeElement).toBe(heading(friday)))
  })

  test('leaves the history empty after the last one, and the focus at its tab', async () => {
    await saveEntryAt('2026-11-18T07:05:00Z')
    const { user, question } = await askToDelete(wednesday)
    await user.click(question.getByRole('button', { name: 'Yes, delete' }))
    await screen.findByText('No symptom history yet.')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'History' }))
  })

  test('shows an error when the phone cannot write, and the entry stays', async () => {
    await saveEntryAt('2026-11-18T07:05:00Z')
    const { user, question } = await askToDelete(wednesday)
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    await user.click(question.getByRole('button', { name: 'Yes, delete' }))
    expect(await question.findByText(/no room left.*press Yes, delete again/)).toBeDefined()
    expect(question.getByText('Your entry is still here.')).toBeDefined()
    await screen.findByText('We could not delete the entry. Try again.')
    expect(await listSymptoms()).toHaveLength(1)
  })
})
