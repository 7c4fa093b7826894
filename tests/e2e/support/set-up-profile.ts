import { expect, type Page } from '@playwright/test'

/** The whole of Profile setup, as Gwen of Bangor fills it in. */
export async function setUpProfile(page: Page, name: string): Promise<void> {
  const next = () => page.getByRole('button', { name: 'Next' }).click()
  await page.goto('/onboarding')
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill('gwen@example.org')
  await page.getByLabel('Username').fill('gwen')
  await next()
  await page.getByLabel('Age').fill('58')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('Location').fill('Bangor')
  await next()
  await page.getByLabel('Asthma').check()
  await next()
  await page.getByRole('radio', { name: 'Rani' }).check()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page.getByText('Welcome to Second Wind!')).toBeVisible()
}
