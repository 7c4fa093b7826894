import { expect, test } from '../support/playwright-fixtures.ts'

const planTab = '/enhanced-self-care?tab=plan'

test('without signal a patient photographs the paper plan and saves their own numbers, and finds both beside a bad log', async ({
  phone,
}) => {
  await phone.readyOffline()
  await phone.loseSignal()
  const { page } = phone
  await page.goto(planTab)
  await page.locator('input[type="file"]').setInputFiles({
    name: 'plan.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  })
  await expect(page.getByText('The photo is saved on this phone.')).toBeVisible()
  await page.reload()
  const photo = page.getByRole('img', { name: 'Page 1 of my paper plan' })
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300)
  await page.getByRole('button', { name: 'See it in full size' }).click()
  await expect(page.getByRole('region', { name: 'Full-size photo' })).toBeVisible()
  const call999 = page
    .getByRole('region', { name: 'Get help by phone' })
    .getByRole('link', { name: 'Call 999' })
  await call999.click({ trial: true })
  await page.getByRole('button', { name: 'Close' }).click()

  await page.goto('/care')
  await page.getByRole('button', { name: 'Add my numbers' }).click()
  await page.getByLabel('Nurse or respiratory team').fill('020 7946 0123')
  await page.getByRole('button', { name: 'Save my numbers' }).click()
  await expect(page.getByRole('link', { name: 'Call my nurse' })).toHaveAttribute('href', 'tel:02079460123')

  await page.goto('/tracking')
  await phone.setEachAnswer()
  const breathlessness = page.getByRole('slider', { name: 'Breathlessness' })
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await breathlessness.press(key)
  await phone.pressLogSymptoms()
  await expect(phone.adviceToday.getByRole('link', { name: 'Call my nurse' })).toBeVisible()
  await phone.adviceToday.getByRole('link', { name: 'My plan: amber zone' }).click()
  await expect(page.getByText('Amber zone', { exact: true })).toBeVisible()
  await expect(photo).toBeVisible()
})
