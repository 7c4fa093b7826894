import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expectFitsLargeText, smallPhone } from '../support/large-text.ts'
import { expect, test } from '../support/playwright-fixtures.ts'

const addresses = [
  '/telemedicine',
  '/nhs-integration',
  '/nhs-integration?tab=appointments',
  '/nhs-integration?tab=prescriptions',
  '/nhs-integration?tab=reports',
  '/social-support',
  '/social-support?tab=challenges',
  '/social-support?tab=caregiver',
  '/social-support?tab=feed',
  '/medical-monitoring',
  '/no-such-screen',
]

test('without signal, from a cold start, nothing is booked, and a report of the entries is saved', async ({
  phone,
}) => {
  await phone.readyOffline()
  await phone.loseSignal()
  const { page } = phone
  await phone.logSymptoms('In the report')

  await page.goto('/telemedicine')
  await openExample(page)
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Book' }).click()
  await expect(page.getByRole('dialog', { name: 'This slot is not booked' })).toBeVisible()

  await page.goto('/nhs-integration?tab=reports')
  await page.getByRole('button', { name: 'Generate report' }).click()
  await expect(page.getByText('Making your report...')).toBeVisible()
  await expect(page.getByText('Your report is ready on this phone.')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the report' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^second-wind-summary-[\d-]+\.html$/)
  const text: string[] = []
  for await (const part of await file.createReadStream()) text.push(String(part))
  expect(text.join('')).toContain('In the report')

  await page.goto('/social-support?tab=caregiver')
  await openExample(page)
  await page.getByRole('button', { name: 'Invite someone' }).click()
  await expect(page.getByRole('dialog', { name: 'Nobody has been invited' })).toBeVisible()
})

test('Back returns to the earlier position on Home', async ({ phone: { page } }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const link = page.getByRole('link', { name: 'Social Support' })
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Social Support' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 100)
})

test('the names of all four NHS tabs can be read whole on a phone', async ({ phone: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/nhs-integration')
  await expect(page.getByRole('tab')).toHaveCount(4)
  for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 })
})

test.describe('on a small phone with reduced motion', () => {
  test.use({ viewport: smallPhone, contextOptions: { reducedMotion: 'reduce' } })

  test('every tab passes axe and fits text of 200 %', async ({ phone: { page } }) => {
    for (const address of addresses) {
      await page.goto(address)
      const ready =
        address === '/no-such-screen' ? page.getByText('Go back to Home') : page.locator('main h2')
      await expect(ready.filter({ visible: true }).first()).toBeVisible()
      for (const example of await page
        .getByRole('button', { name: 'See an example', expanded: false })
        .all()) {
        await example.click()
      }
      await expectAccessible(page)
      await expectFitsLargeText(page, address)
    }
  })

  test('a chosen slot, its notice and a finished report pass axe and fit text of 200 %', async ({
    phone: { page },
  }) => {
    await page.goto('/telemedicine')
    await openExample(page)
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Book' }).click()
    await expect(page.getByRole('dialog', { name: 'This slot is not booked' })).toBeVisible()
    await expectAccessible(page)
    await expectFitsLargeText(page, 'the notice')

    await page.goto('/nhs-integration?tab=reports')
    await page.getByRole('button', { name: 'Generate report' }).click()
    await expect(page.getByRole('button', { name: 'Save the report' })).toBeVisible()
    await expectAccessible(page)
    await expectFitsLargeText(page, 'a report')
  })
})

async function openExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See an example' }).click()
}
