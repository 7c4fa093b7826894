import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/playwright-fixtures.ts'

// During a fade axe would measure a contrast that is neither the first nor the last.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a missed day is logged, edited and another entry deleted without signal, and the server receives it later', async ({
  server,
  phone,
}) => {
  const { page } = phone
  await phone.readyOffline()
  await phone.logSymptoms('To be deleted')
  await expect(phone.insight).toContainText(/Sent \d/)
  await phone.loseSignal()

  await phone.openTracker()
  await page.getByRole('button', { name: 'Log for another day' }).click()
  await page.getByRole('combobox', { name: 'Which day is this for?' }).selectOption({ index: 2 })
  await expect(page.getByText(/^You are logging .+, not today\.$/)).toBeVisible()
  await phone.fillIn({ cough: 7, notes: 'Two days ago' })
  await phone.pressLogSymptoms()
  await expect(page.getByText(/^Logged for /)).toBeVisible()

  await phone.openHistory()
  const twoDaysAgo = await phone.openEntry('Two days ago')
  await twoDaysAgo.getByRole('button', { name: /^Edit entry/ }).click()
  await expect(page.getByRole('heading', { name: /^Edit entry of .+ \d{4}$/ })).toBeFocused()
  await page.getByRole('slider', { name: 'Cough' }).press('End')
  await page.getByRole('textbox', { name: /^Notes/ }).fill('Two days ago, mended')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(phone.entry('Two days ago, mended')).toContainText('10/10')

  await phone
    .entry('To be deleted')
    .getByRole('button', { name: /^Delete entry/ })
    .click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByText('Entry deleted')).toBeVisible()
  await expect(phone.entry('To be deleted')).toHaveCount(0)

  await page.reload()
  await expect(phone.entry('Two days ago, mended')).toBeVisible()
  await expect(phone.entry('To be deleted')).toHaveCount(0)

  await phone.findSignal()

  await expect(await phone.openEntry('Two days ago, mended')).toContainText(/Sent \d/)
  await expect.poll(() => notesOnServer(page, server.origin)).toContain('Two days ago, mended')
  const notes = await notesOnServer(page, server.origin)
  expect(notes).not.toContain('To be deleted')
  expect(notes.filter((note) => note.startsWith('Two days ago'))).toHaveLength(1)
})

test("the browser's Back leaves an opened entry, and unsaved changes are kept", async ({ phone }) => {
  const { page } = phone
  await phone.readyOffline()
  await phone.logSymptoms('First words')
  await phone.openHistory()
  const card = phone.entry('First words')
  await card.getByRole('button', { name: /^Edit entry/ }).click()
  await page.getByRole('textbox', { name: /^Notes/ }).fill('Half a sent')

  await page.goBack()
  await expect(card.getByRole('heading')).toBeFocused()
  await card.getByRole('button', { name: /^Edit entry/ }).click()

  await expect(page.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Half a sent')
  await expect(page.getByText('We have kept the change that you did not save.')).toBeVisible()
})

test('charts can be read as a table, with and without signal, and the choice is kept', async ({ phone }) => {
  const { page } = phone
  await phone.readyOffline()
  await phone.logSymptoms('For the charts')
  await phone.openHistory()
  await page.getByRole('button', { name: 'Over time' }).click()
  await expect(page.getByRole('img', { name: /^Cough, last 7 days: .+Lower is better\.$/ })).toBeVisible()
  await page.getByRole('button', { name: '90 days' }).click()
  await expect(page.getByRole('img', { name: /^Cough, last 90 days/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('5 Moderate')

  await phone.loseSignal()
  await page.reload()
  await expect(page.getByRole('table')).toBeVisible()
})

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test(`at ${size.width} by ${size.height} axe finds nothing wrong, and nothing is wider than the screen`, async ({
    phone,
  }) => {
    const { page } = phone
    await page.setViewportSize(size)
    await phone.readyOffline()
    await phone.openTracker()
    await page.getByRole('button', { name: 'Log for another day' }).click()
    await page.getByRole('combobox', { name: 'Which day is this for?' }).selectOption({ index: 1 })
    await phone.setEachAnswer()
    await expect(page.getByRole('textbox', { name: /^Peak flow/ })).toBeVisible()
    await expectFine(page)
    await phone.fillIn({ cough: 9, notes: 'For a look' })
    await page.getByRole('textbox', { name: /^Peak flow/ }).fill('320')
    await page.getByRole('combobox', { name: 'Temperature' }).selectOption('high-fever')
    // A red entry is saved without a question about the untouched fields.
    await page.getByRole('button', { name: 'Log Symptoms' }).click()
    await expect(page.getByRole('group', { name: 'Warning about this entry' })).toBeFocused()
    await expectFine(page)

    await phone.openHistory()
    await page.getByRole('button', { name: 'Over time' }).click()
    await expect(page.getByRole('img', { name: /^Peak flow/ })).toBeVisible()
    await expectFine(page)
    await page.getByRole('button', { name: 'Show as a table' }).click()
    await phone
      .entry('For a look')
      .getByRole('button', { name: /^Delete entry/ })
      .click()
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible()
    await expectFine(page)
    await page.getByRole('button', { name: 'Keep it' }).click()
    await phone
      .entry('For a look')
      .getByRole('button', { name: /^Edit entry/ })
      .click()
    // Before the form was scrolled.
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: /^Edit entry/ })).toBeFocused()
    await expectFine(page)
  })
}

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways).toBeLessThanOrEqual(0)
}

async function notesOnServer(page: Page, origin: string): Promise<string[]> {
  const response = await page.request.get(`${origin}/api/symptoms/1`)
  const entries: { notes?: string | null }[] = await response.json()
  return entries.flatMap(({ notes }) => notes ?? [])
}
