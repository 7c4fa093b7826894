import type { Page } from '@playwright/test'
import { expectAccessible, findAccessibilityFaults } from '../support/expect-accessible.ts'
import { patientScreens, patientTabs } from '../support/patient-screens.ts'
import { expect, screenTest as test } from '../support/playwright-fixtures.ts'

// During a fade axe would measure a contrast that is neither the first nor the last.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing wrong with any screen of a patient', async ({ phone: { page } }) => {
  test.slow()
  for (const [path, heading] of patientScreens) await expectAccessibleScreen(page, path, heading)
})

test('axe finds nothing wrong with any tab, topic or activity of a patient', async ({ phone: { page } }) => {
  test.slow()
  for (const path of patientTabs) await expectAccessibleScreen(page, path, /./)
})

test("axe finds nothing wrong with a clinician's dashboard and list", async ({ phone: { page } }) => {
  for (const path of ['/clinician-dashboard', '/clinician-dashboard?tab=patients'])
    await expectAccessibleScreen(page, path, 'Clinician Dashboard')
})

/** Goes on after a fault, so that one run finds all of them. */
async function expectAccessibleScreen(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.waitForLoadState('networkidle')
    for (const example of await page.getByRole('button', { name: 'See an example', expanded: false }).all())
      await example.click()
    expect.soft(await findAccessibilityFaults(page), path).toEqual([])
  })
}

test('axe finds nothing wrong with the question about untouched scores, nor with the dialog after logging', async ({
  phone,
}) => {
  await phone.openTracker()
  await phone.setEachAnswer()
  await phone.page.getByRole('button', { name: 'Log Symptoms' }).click()
  await expect(phone.page.getByRole('button', { name: 'Save anyway' })).toBeVisible()
  await expectAccessible(phone.page)

  await phone.page.getByRole('button', { name: 'Save anyway' }).click()
  // Its name depends on what the other tests of this file have sent.
  await expect(phone.page.getByRole('dialog')).toContainText(/Sent \d/)
  await expectAccessible(phone.page)
})

const choices = [
  ['My usual day', /^(My usual day|Same as .+)$/],
  ['Worse than usual', 'Worse than usual'],
  ['Much worse', 'Much worse'],
] as const
for (const [choice, words] of choices) {
  test(`axe finds nothing wrong with the tracker after "${choice}", with every line open`, async ({
    phone,
  }) => {
    const { page } = phone
    await phone.openHistory()
    await expect(page.getByText('Recent Trends')).toBeVisible()
    await phone.openTracker()
    await page.getByText(words, { exact: true }).click()
    if (choice === 'Much worse') {
      await expect(page.getByRole('heading', { name: /Call 999 now if you or someone else:$/ })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'No, none of these apply' }).click()
      // Where the page happens to be scrolled to, the bar may cover a part of a slider.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    }
    await expect(page.getByRole('button', { name: /^Temperature/ })).toBeVisible()
    await expectAccessible(page)
    const closed = page.locator('form button[aria-expanded="false"]')
    while ((await closed.count()) > 0) await closed.first().click()
    await expectAccessible(page)
  })
}

test('axe finds nothing wrong with Home after a symptom check that said to call 999', async ({
  phone: { page },
}) => {
  await page.goto('/symptom-checker')
  await page.getByRole('button', { name: 'No, none of these apply' }).click()
  await page.getByRole('button', { name: 'Start Enhanced Assessment' }).click()
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number} of 10`, { exact: true })).toBeVisible()
    await page.getByRole('group').getByRole('radio').last().click()
  }
  await expect(page.getByRole('heading', { name: 'Emergency: Call 999 immediately' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'I chose this by mistake' })).toBeVisible()
  await expectAccessible(page)
})
