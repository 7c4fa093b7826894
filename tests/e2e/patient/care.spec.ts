import { expect, test } from '../support/playwright-fixtures.ts'

test('Connect to Care opens within three screens of a phone, with own numbers and without a nation too', async ({
  phone: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const expectThreeScreens = async (state: string) => {
    await expect(page.getByRole('heading', { name: 'More' })).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, state).toBeLessThanOrEqual(3 * 844)
  }
  await page.goto('/care')
  await expect(page.getByText('Elsewhere in the UK')).toBeVisible()
  await expectThreeScreens('in England')

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel(/^Where you live/).selectOption('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.goto('/care')
  await expect(page.getByText('NHS 24 Scotland', { exact: true })).toBeVisible()
  await expectThreeScreens('without a nation')

  await page.getByRole('button', { name: 'Add my numbers' }).click()
  for (const whose of ['GP surgery', 'Nurse or respiratory team', 'Pharmacy']) {
    await page.getByLabel(whose).fill('020 7946 0123')
  }
  await page.getByRole('button', { name: 'Save my numbers' }).click()
  await expect(page.getByRole('link', { name: 'Call my nurse' })).toBeVisible()
  await expectThreeScreens('with own numbers and without a nation')
})
