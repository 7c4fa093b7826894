import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { screen, within } from '@testing-library/react'
import { listSymptoms } from '../../../../../web/src/data/local/index.ts'
import { saveEntryAt, openHistory } from './open-history.tsx'

export const wednesday = 'Wednesday 18 November 2026, 07:05'

/** Two entries; the form of the older one is open. */
export async function openEdit(changes: Partial<SymptomReport> = {}) {
  await saveEntryAt('2026-11-18T07:05:00Z', changes)
  await saveEntryAt('2026-11-20T18:02:00Z')
  const { user, unmount } = openHistory()
  await user.click(await screen.findByRole('button', { name: `Edit entry of ${wednesday}` }))
  return { user, unmount, form: within(screen.getByRole('form', { name: `Edit entry of ${wednesday}` })) }
}

export const saveButton = () => screen.getByRole('button', { name: 'Save changes' })
export const findStoredEntry = async () =>
  (await listSymptoms()).find((entry) => entry.localDate === '2026-11-18')
