import { expect, type Page } from '@playwright/test'
import type { Windows } from './csp-violations.ts'
import { identifyPatient } from './identify-patient.ts'
import { Phone } from './phone.ts'
import type { RealServer } from './server/real-server.ts'
import { setUpProfile } from './set-up-profile.ts'

/** A phone with nothing on it yet. */
export async function openUnlinkedPhone(browser: Windows, { origin }: RealServer): Promise<Phone> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: 'reduce' })
  return new Phone(await context.newPage())
}

/** A phone whose join a clinician has approved, at Home. @returns the recovery code as well */
export async function openJoinedPhone(
  browser: Windows,
  server: RealServer,
  clinicianPage: Page,
): Promise<{ phone: Phone; recoveryCode: string }> {
  const phone = await openUnlinkedPhone(browser, server)
  const { page } = phone
  await joinClinic(phone, clinicianPage)
  const code = page.getByText(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).first()
  const recoveryCode = await code.innerText()
  await page.getByRole('checkbox', { name: 'I have saved my code' }).check()
  await page.getByRole('button', { name: 'Go to Home' }).click()
  await expect(page.getByText(/^All sent\./)).toBeVisible()
  return { phone, recoveryCode }
}

/** Up to the clinician's approval and the phone's claim. */
export async function joinClinic({ page }: Phone, clinicianPage: Page): Promise<void> {
  await clinicianPage.getByRole('button', { name: 'Invite a patient' }).click()
  await identifyPatient(clinicianPage)
  await clinicianPage.getByRole('button', { name: 'Create an invitation' }).click()
  const invitation = await clinicianPage.getByText(/^[0-9A-Z]{5} [0-9A-Z]{5}$/).innerText()

  await setUpProfile(page, 'Gwen Parry')
  await page.goto('/join')
  await page.getByLabel('Code from your clinic').fill(invitation)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Yes, continue' }).click()
  await page.getByRole('checkbox', { name: /to see my record/ }).check()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Ask to join' }).click()
  await expect(page.getByRole('heading', { name: 'Tell your clinic these 2 words' })).toBeVisible()

  await clinicianPage
    .getByRole('listitem')
    .filter({ hasText: 'Gwen Parry' })
    .getByRole('button', { name: 'Approve' })
    .click()
  await clinicianPage.getByRole('button', { name: 'Yes, approve' }).click()
}
