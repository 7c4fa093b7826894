import type { Patient } from '@second-wind/core/records/patient'
import { userEvent } from '@testing-library/user-event'
import { db } from '../../../../web/src/data/local/database/db-connection.ts'
import { CareScreen } from '../../../../web/src/patient/care/care-screen.tsx'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { renderScreen } from '../../../support/render.tsx'

/** Connect to Care on a phone with this profile, or with none. */
export async function openCare(profile?: Partial<Patient>) {
  if (profile) await db.profile.put(aPatient(profile))
  const user = userEvent.setup()
  renderScreen(<CareScreen />, '/care')
  return user
}
