import { expectAccessible } from '../support/expect-accessible.ts'
import { expectFitsLargeText, smallPhone } from '../support/large-text.ts'
import { expect, test } from '../support/playwright-fixtures.ts'

// During a fade axe would measure a contrast that is neither the first nor the last.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const screens = [
  ['/analytics?range=30d', "Compared with what's usual"],
  ['/analytics?tab=population', 'See an example'],
  ['/analytics?tab=predictions&range=90d', 'What may happen next'],
  ['/ai-triage', 'Start Analysis'],
] as const

test('without signal a patient reads the analytics, and runs the analysis', async ({ phone }) => {
  await phone.readyOffline()
  await expect(phone.page.getByText(/^(Your recovery|How you have been)$/)).toBeVisible()
  await phone.loseSignal()
  const { page } = phone

  await page.goto('/analytics')
  await page.getByRole('button', { name: 'Check-ins' }).click()
  await expect(page.getByText('of 5 days with a check-in')).toBeVisible()
  await page.getByRole('button', { name: '30d' }).click()
  await page.getByRole('tab', { name: 'Population' }).click()
  await expect(page.getByText('23%', { exact: true })).toBeVisible()

  await page.goto('/ai-triage')
  await page.getByRole('button', { name: 'Start Analysis' }).click()
  await expect(page.getByRole('heading', { name: /^No warning sign in what you logged/ })).toBeFocused()
  await page.getByRole('button', { name: 'How we worked this out' }).click()
  await expect(page.getByText('5 check-ins in the last 14 days.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Run New Analysis' }).click()
  await expect(page.getByRole('button', { name: 'Start Analysis' })).toBeVisible()
})

test('axe finds nothing wrong with analytics and triage, and at 200 % text they fit a small phone', async ({
  phone: { page },
}) => {
  await page.setViewportSize(smallPhone)
  for (const [path, ready] of screens) {
    await page.goto(path)
    await expect(page.getByText(ready).first()).toBeVisible()
    for (const example of await page.getByRole('button', { name: 'See an example', expanded: false }).all()) {
      await example.click()
    }
    await expectAccessible(page)
    await expectFitsLargeText(page, path)
    await page.getByRole('link', { name: 'Call 999', exact: true }).last().click({ trial: true })
  }
})

test('a warning that was logged puts 999 before everything else', async ({ phone }) => {
  const { page } = phone
  await phone.openTracker()
  await phone.setEachAnswer()
  const breathless = page.getByRole('slider', { name: 'Breathlessness' })
  await breathless.press('End')
  // A red entry is saved without a question about the untouched fields.
  await page.getByRole('button', { name: 'Log Symptoms' }).click()
  await expect(page.getByRole('dialog', { name: 'Warning sign in your entry' })).toBeVisible()
  const bottomBar = page.getByRole('region', { name: 'Get help by phone' })
  await bottomBar.getByRole('link', { name: 'Call 999' }).click({ trial: true })

  await page.goto('/ai-triage')
  await page.getByRole('button', { name: 'Start Analysis' }).click()
  await expect(page.getByRole('heading', { name: /^A warning sign in your records/ })).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading').nth(1)).toContainText('Call 999 if you still feel like this')
  await expect(main.getByRole('link').first()).toHaveText('Call 999')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height, 'the result opens within three screens').toBeLessThanOrEqual(3 * 844)
  await expectAccessible(page)
})

test('999 and 111 stay in reach over a message without a red flag and over the usual day, also with large text', async ({
  phone,
}) => {
  const { page } = phone
  await page.setViewportSize(smallPhone)
  const bar = page.getByRole('region', { name: 'Get help by phone' })
  const expectInReach = async () => {
    await expectFitsLargeText(page, page.url())
    for (const name of ['Call 111', 'Call 999']) await bar.getByRole('link', { name }).click({ trial: true })
  }
  await phone.openTracker()
  await phone.fillIn({ cough: 9, notes: 'A bad cough' })
  await phone.pressLogSymptoms()
  await expect(phone.adviceToday).toBeVisible()
  await expectInReach()

  await page.goto('/profile?usual-day=change')
  await expect(page.getByRole('dialog', { name: 'My usual day' })).toBeVisible()
  await expectInReach()
})
