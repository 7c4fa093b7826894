import type { Page } from '@playwright/test'

/** The date of birth of an invited patient. */
export const invitedBirth = '1955-11-23'

/** In the open invitation: enters who the patient is, without an NHS number. */
export async function identifyPatient(clinicianPage: Page): Promise<void> {
  await clinicianPage.getByLabel('Date of birth').fill(invitedBirth)
  await clinicianPage.getByLabel('Why is there no number?').selectOption('not-known-yet')
}
