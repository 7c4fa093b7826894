import type { Page } from '@playwright/test'
import { pushPath } from '@second-wind/core/sync/protocol'
import { aReport } from '../../fixtures/an-entry.ts'
import { openDashboard, rowOf, rowsOf } from '../support/clinician-dashboard.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { Phone } from '../support/phone.ts'
import { expect, test } from '../support/playwright-fixtures.ts'

// During a fade axe would measure a contrast that is neither the first nor the last.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a clinician finds who needs attention and opens the record, by keyboard alone', async ({ page }) => {
  await page.goto('/clinician-dashboard')
  await expect(page.getByText('Patients requiring immediate attention')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'High Priority' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=patients&risk=high$/)
  const [first, second] = await namesOf(page)
  await page.getByRole('searchbox', { name: 'Search by name, NHS number or date of birth' }).focus()
  await page.getByRole('button', { name: first ?? '' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/tab=patients&patient=\d+$/)
  const close = page.getByRole('button', { name: /^Close record/ })
  await expect(close).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: second ?? '' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(close).toBeHidden()
  await expect(page).toHaveURL(/tab=patients&risk=high$/)
  await expect(page.getByRole('button', { name: second ?? '' })).toBeFocused()
})

test('the first screen at 1280 by 800 shows seven patients, each in a row of at most 88 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const expectSevenRows = async (shown: string) => {
    await page.goto('/clinician-dashboard?tab=patients')
    await expect(page.getByText(shown).first()).toBeVisible()
    await expect(rowsOf(page).nth(6)).toBeInViewport({ ratio: 1 })
    const heights = await rowsOf(page).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    )
    expect(Math.max(...heights), shown).toBeLessThanOrEqual(88)
  }
  const log = (scores: Parameters<typeof aReport>[0]) =>
    page.request.post('/api/symptoms', { data: { userId: 1, ...aReport(scores) } })
  await expectSevenRows('Nothing received yet.')
  await log({ breathlessness: 10, coughSeverity: 10, energy: 1, sputumColor: 'red' })
  await expectSevenRows('Worse than before: breathing +8')
  // A milder check-in, whose scores the row shows too.
  await log({ breathlessness: 1, coughSeverity: 1 })
  await expectSevenRows('breathing 1, cough 1')
  // Tall enough for a change of one point of ten.
  const course = await rowsOf(page)
    .first()
    .getByRole('img', { name: /^The last \d+ check-ins/ })
    .boundingBox()
  expect(course?.height).toBeGreaterThanOrEqual(28)
})

test('a searched name is not part of the address', async ({ page }) => {
  await page.goto('/clinician-dashboard?tab=patients')
  const [first] = await namesOf(page)
  await page.getByRole('searchbox', { name: 'Search by name, NHS number or date of birth' }).fill(first ?? '')
  await expect(rowsOf(page)).toHaveCount(1)
  expect(page.url()).not.toContain(encodeURIComponent((first ?? '').split(' ')[0] ?? ''))
})

test('a priority alert shows an error without the server, then reaches the phone, and the clinician sees its state', async ({
  server,
  browser,
}) => {
  const { page, untilNextPoll } = await openDashboard(browser, server)
  await page.request.post('/api/symptoms', { data: { userId: 1, ...aReport({ breathlessness: 9 }) } })
  await untilNextPoll()
  // The patient of this app when there is no sign-in.
  const name = (await page.locator('#patient-1').textContent()) ?? ''
  const row = rowOf(page, name)
  const send = page.getByRole('button', { name: 'Yes, send alert' })
  await server.stop()
  await row.getByRole('button', { name: 'More' }).click()
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Priority Alert' }).click()
  await expectAccessible(page)
  await send.click()
  await expect(page.getByText(`Failed to send alert to ${name}`)).toBeVisible()

  await server.start()
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: `Priority alert sent to ${name}` })).toBeVisible()
  await untilNextPoll()
  await expect(row.getByText(/^Message \(.*\): not delivered yet/)).toBeVisible()

  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 390, height: 844 } })
  const phone = new Phone(await context.newPage())
  await phone.page.goto('/')
  await expect(phone.page.getByText(/^A priority check-in was requested by/).first()).toBeVisible()
  // Sent by the page or by the worker.
  const sent = context.waitForEvent('response', (response) => response.url().endsWith(pushPath))
  // Home shows how the message begins.
  await phone.page.getByRole('link', { name: 'Answer this message' }).click()
  await phone.page.getByRole('button', { name: 'I have read this' }).click()
  await sent
  await untilNextPoll()
  await expect(row.getByText(/^Message \(.*\): read /)).toBeVisible()
  await context.close()
})

async function namesOf(page: Page): Promise<string[]> {
  await expect(rowsOf(page).first()).toBeVisible()
  return rowsOf(page).getByRole('heading', { level: 3 }).allTextContents()
}
