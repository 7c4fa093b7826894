import { expect, type Page } from '@playwright/test'

export const pin = '482913'

/** From the settings, which are open. */
export async function switchOnLock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Data & Security' }).click()
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  await page.getByLabel('New PIN', { exact: true }).fill(pin)
  await page.getByLabel('New PIN again').fill(pin)
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('The app lock is on.')).toBeFocused()
}
