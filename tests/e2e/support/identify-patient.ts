import type { Page } from '@playwright/test'

/** In the open invitation: enters who the patient is, without an NHS number. */
export async function identifyPatient(desk: Page): Promise<void> {
  await desk.getByLabel('Date of birth').fill('1955-11-23')
  await desk.getByLabel('Why is there no number?').selectOption('not-known-yet')
}
