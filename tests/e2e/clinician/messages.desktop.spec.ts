import { openDashboard, rowOf } from '../support/clinician-dashboard.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { Phone } from '../support/phone.ts'
import { expect, test } from '../support/playwright-fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a clinician sends a template, the patient answers "Worse" without signal and is led to the check, and the clinician sees the answer as the reason', async ({
  server,
  browser,
}) => {
  const { page, untilNextPoll } = await openDashboard(browser, server)
  // The patient of this app when there is no sign-in.
  const name = (await page.locator('#patient-1').textContent()) ?? ''
  const row = rowOf(page, name)
  await row.getByRole('button', { name: 'More' }).click()
  await row.getByRole('button', { name: 'Write a message' }).click()
  const dialog = page.getByRole('dialog', { name: `Write a message to ${name}` })
  await dialog.getByLabel('Start from a template').selectOption({ label: 'How are you now?' })
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue(/How is your breathing now/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert').filter({ hasText: `Message sent to ${name}` })).toBeVisible()

  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 390, height: 844 } })
  const phone = new Phone(await context.newPage())
  await phone.readyOffline()
  await expect(phone.page.getByText(/How is your breathing now/).first()).toBeVisible()
  await expectAccessible(phone.page)
  await phone.page.goto('/messages')
  await expect(phone.page.getByRole('button', { name: 'Worse' })).toBeVisible()
  await expectAccessible(phone.page)

  await phone.loseSignal()
  await phone.page.goto('/')
  await phone.page.getByRole('link', { name: 'Answer this message' }).click()
  await phone.page.getByRole('button', { name: 'Worse' }).click()
  await expect(phone.page.getByRole('heading', { name: 'Is it an emergency?' })).toBeVisible()
  await phone.page.goBack()
  await expect(phone.page.getByText(/^You answered “Worse”: .* Not sent yet\./)).toBeVisible()
  await expectAccessible(phone.page)

  await phone.findSignal()
  await expect(phone.page.getByText(/Sent \d\d:\d\d\.$/)).toBeVisible()
  await phone.page.goto('/')
  await expect(phone.page.getByRole('heading', { name: 'You said that you feel worse' })).toBeVisible()
  await expectAccessible(phone.page)
  await untilNextPoll()
  await expect(row.getByText(/^Answered “Worse” to a message, today \d\d:\d\d\./).first()).toBeVisible()
  await expect(row.getByText(/No answer yet/)).toBeHidden()
  await page.goto('/clinician-dashboard?tab=alerts')
  await expect(page.getByText(/Answered “Worse” to a message\./).first()).toBeVisible()
  await expectAccessible(page)
  await context.close()
})

test('a clinician edits a template, and the next message starts from it', async ({ server, browser }) => {
  const { page } = await openDashboard(browser, server)
  await page.goto('/clinician/message-templates')
  const template = page.getByRole('article', { name: 'Book your review' })
  await template.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Text', { exact: true }).fill('Please book your review with Bethan.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(template.getByText('Please book your review with Bethan.')).toBeVisible()
  await expect(template.getByText(/^Edited by Dr\. /)).toBeVisible()
  await expectAccessible(page)
})
