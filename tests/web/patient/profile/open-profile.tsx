import { captureMoment, dayMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import type { LocalDb } from '../../../../web/src/data/local/database/local-db.ts'
import { ProfileScreen } from '../../../../web/src/patient/profile/profile-screen.tsx'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { anEntry } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { renderScreen } from '../../../support/render.tsx'

/** The profile page, with a profile or without one. */
export async function openProfile(db: LocalDb, { path = '/profile', profile = aPatient() } = {}) {
  await db.profile.put(profile)
  return openPage(path)
}

export function openPage(path = '/profile') {
  const user = userEvent.setup()
  const view = renderScreen(
    <Routes>
      <Route path="/profile" element={<ProfileScreen />} />
      <Route path="/onboarding" element={<p>This is setup</p>} />
    </Routes>,
    path,
  )
  return { user, unmount: view.unmount }
}

/** An entry that the server has, so many days before today. */
export function entryDaysAgo(days: number, changes: Partial<SymptomEntry> = {}): SymptomEntry {
  const { occurredAt: date, ...day } = captureMoment(Date.now() - days * dayMs, 0)
  return anEntry({ id: idNumbered(100 + days), date, ...day, receivedAt: date, ...changes })
}

/** The value beside a label in a list of facts. */
export async function findFact(label: string): Promise<string | null | undefined> {
  const term = await screen.findByText(label, { selector: 'dt' })
  return term.nextElementSibling?.textContent
}
