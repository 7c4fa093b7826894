import type { Browser, Page } from '@playwright/test'
import { openDashboard } from '../support/clinician-dashboard.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expectFitsLargeText, smallPhone } from '../support/large-text.ts'
import { Phone } from '../support/phone.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import type { ApiServer } from '../support/server/api-server.ts'

// During a fade axe would measure a contrast that is neither the first nor the last.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const alertsPollMs = 10_000
/** Red, orange, yellow: second specification, section 9. */
const severityColours = [
  ['Critical', 'rgb(213, 40, 27)'],
  ['High', 'rgb(237, 139, 0)'],
  ['Medium', 'rgb(255, 235, 59)'],
] as const
const reason = 'Spoke to the patient and gave advice'

test('breathlessness that was logged without signal alerts a clinician within one poll, until she resolves it', async ({
  server,
  browser,
}) => {
  const phone = await aPhone(browser, server)
  const { page } = await openDashboard(browser, server)
  await page.getByRole('tab', { name: /^Alerts/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Patient Alerts' })).toBeVisible()
  const unreadBefore = await unreadCount(page)

  await phone.loseSignal()
  await phone.openTracker()
  await phone.setEachAnswer()
  await phone.page.getByRole('slider', { name: 'Breathlessness' }).press('End')
  await phone.page.getByRole('slider', { name: 'Breathlessness' }).press('ArrowLeft')
  // A red entry is saved without a question about the untouched fields.
  await phone.page.getByRole('button', { name: 'Log Symptoms' }).click()
  const warning = phone.page.getByRole('dialog', { name: 'Warning sign in your entry' })
  await expect(warning).toContainText('Saved on this phone')
  await phone.findSignal()
  await expect(warning).toContainText(/Sent \d/)

  await page.clock.fastForward(alertsPollMs)
  const alert = page.getByRole('article').filter({ hasText: 'breathlessness 9 out of 10' })
  await expect(alert.getByText('Critical')).toBeVisible()
  expect(await unreadCount(page)).toBe(unreadBefore + 1)
  await expectAccessible(page)
  await expectOpenAlert(phone, true)

  await alert.getByRole('button', { name: 'Mark Read' }).click()
  await expect(alert.getByText('Read, still open')).toBeVisible()
  await expect.poll(() => unreadCount(page)).toBe(unreadBefore)
  await expectOpenAlert(phone, true)

  await alert.getByRole('button', { name: 'Resolve' }).click()
  await expectAccessible(page)
  await page.getByRole('radio', { name: reason }).check()
  await page.getByRole('button', { name: 'Resolve alert' }).click()
  await expect(alert.getByText('Resolved', { exact: true })).toBeVisible()
  await expect(alert.getByText(`Reason: ${reason}`)).toBeVisible()
  await expectOpenAlert(phone, false)
})

test('alerts and a record can be read on a small screen at twice the size', async ({ page }) => {
  await page.setViewportSize(smallPhone)
  await page.goto('/clinician-dashboard?tab=alerts')
  await expect(page.getByRole('button', { name: 'Resolve' }).first()).toBeVisible()
  for (const [severity, colour] of severityColours)
    await expect(page.getByRole('article').getByText(severity, { exact: true }).first()).toHaveCSS(
      'background-color',
      colour,
    )
  await expectFitsLargeText(page, 'the alerts')

  await page.goto('/clinician-dashboard?tab=alerts&patient=2')
  await expect(page.getByRole('heading', { name: 'Scores over time' })).toBeVisible()
  await page.getByRole('button', { name: 'Who has looked', expanded: false }).click()
  await page.getByRole('button', { name: 'Show who has looked' }).click()
  await expect(page.getByText(/Viewed the record/).first()).toBeVisible()
  await expectAccessible(page)
  await expectFitsLargeText(page, 'a record')
})

async function aPhone(browser: Browser, server: ApiServer): Promise<Phone> {
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 390, height: 844 } })
  const phone = new Phone(await context.newPage())
  await phone.readyOffline()
  return phone
}

/** The label of the tab: "Alerts (3)". */
async function unreadCount(page: Page): Promise<number> {
  return Number(/\d+/.exec(await page.getByRole('tab', { name: /^Alerts/ }).innerText())?.[0])
}

/** Whether Home counts an open alert among its reasons, once the phone has asked the server again. */
async function expectOpenAlert(phone: Phone, isOpen: boolean): Promise<void> {
  await phone.page.goto('/')
  await expect(phone.page.getByText(/^You see this because:/)).toBeVisible()
  const openAlert = phone.page.getByText(/your care team has an alert (from .* )?to check/i)
  await expect(openAlert).toBeVisible({ visible: isOpen })
}
