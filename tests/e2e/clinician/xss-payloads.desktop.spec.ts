import { expect, type Page, test } from '@playwright/test'
import { recordSections } from '../../../web/src/clinician/record/record-words.ts'
import { xssPayloads } from '../../fixtures/xss-payloads.ts'
import { observeCspViolations } from '../support/csp-violations.ts'
import { ApiServer } from '../support/server/api-server.ts'
import { seedHostilePatients } from '../support/server/seed-hostile-patients.ts'

test('320 code snippets in names, places, notes, alerts and messages are shown as typed, and are not executed', async ({
  browser,
  viewport,
}) => {
  test.slow()
  const server = await ApiServer.start((dataDir) => seedHostilePatients(dataDir, xssPayloads))
  const windows = observeCspViolations(browser, viewport)
  const context = await windows.newContext({ baseURL: server.origin })
  const dialogs: string[] = []
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })

  await test.step('in the list of patients', async () => {
    await page.goto('/clinician-dashboard?tab=patients')
    const names = page.getByRole('heading', { level: 3 })
    const read: string[] = []
    for (let shown = 0; shown < xssPayloads.length; shown += 50) {
      if (shown > 0) await page.getByRole('button', { name: 'Next 50' }).click()
      await expect(names).toHaveCount(Math.min(50, xssPayloads.length - shown))
      await openEach(page, 'More')
      read.push(...(await page.getByRole('listitem').filter({ has: names }).allTextContents()))
    }
    // Name, place, diagnosis, condition and open alert of each, the alert also as the reason for its place.
    for (const word of xssPayloads)
      expect(
        read.some((row) => inLowerCase(row).split(inLowerCase(word)).length > 6),
        word,
      ).toBe(true)
  })

  await test.step('among the alerts', async () => {
    await page.goto('/clinician-dashboard?tab=alerts')
    await showAll(page, 'Show more')
    // One for each of them, and the one that the first patient's own entries raise.
    await expect(page.getByRole('article')).toHaveCount(xssPayloads.length + 1)
    expectEachWord(await page.getByRole('article').allTextContents())
  })

  await test.step('in a record: notes, messages and what is printed', async () => {
    await page.goto('/clinician-dashboard?tab=patients&patient=1')
    await showAll(page, 'Show more check-ins')
    await showAll(page, 'Show more messages')
    for (const name of [recordSections.entries, recordSections.messages])
      expectEachWord(await page.getByRole('region', { name }).getByRole('listitem').allTextContents())
  })

  await test.step("on the patient's own phone", async () => {
    await page.goto('/tracking?tab=history')
    await expect(page.getByText(xssPayloads[0] ?? '', { exact: true }).first()).toBeVisible()
    await page.goto('/notifications')
    await expect(page.getByRole('heading', { level: 1, name: 'Smart Notifications' })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(xssPayloads[0] ?? '')
  })

  expect(dialogs).toEqual([])
  expect(windows.violations).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  await server.remove()
})

/** An alert begins with a capital letter, whatever its words are. */
const inLowerCase = (text: string) => text.toLowerCase()

function expectEachWord(texts: string[]): void {
  const read = texts.map(inLowerCase)
  const missing = xssPayloads.filter((word) => !read.some((text) => text.includes(inLowerCase(word))))
  expect(missing).toEqual([])
}

/** Opens every closed row, in the page itself because there are 50. */
async function openEach(page: Page, name: string): Promise<void> {
  const closed = page.getByRole('button', { name, expanded: false })
  await expect(closed.first()).toBeVisible()
  await closed.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await expect(closed).toHaveCount(0)
}

/** Presses a button until it is gone, in the page itself because it appears 53 times. */
async function showAll(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name })).toBeVisible()
  await page.evaluate((text) => {
    const find = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)
    for (let button = find(); button; button = find()) button.click()
  }, name)
  await expect(page.getByRole('button', { name })).toBeHidden()
}
