import { expect, type Page } from '@playwright/test'
import { pin, switchOnLock } from '../support/app-lock.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expectFitsLargeText, smallPhone } from '../support/large-text.ts'
import type { Phone } from '../support/phone.ts'
import { test } from '../support/playwright-fixtures.ts'

const notes = 'Slept badly, tight chest'

async function switchOn({ page }: Phone): Promise<void> {
  await page.goto('/profile?tab=settings')
  await switchOnLock(page)
}

async function enter(page: Page, digits: string): Promise<void> {
  await page.getByLabel('Your PIN').fill(digits)
  await page.getByLabel('Your PIN').press('Enter')
}

/** Nothing in the document, its title or its address is about the person, and 999 can be tapped. */
async function expectLocked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Second Wind is locked' })).toBeVisible()
  await expect(page.getByLabel('Your PIN')).toBeFocused()
  await expect(page).toHaveTitle('Second Wind')
  const drawn = await page.evaluate(() => document.documentElement.outerHTML)
  expect(drawn).not.toMatch(
    /Amina|tight chest|Symptom tracker|Health Analytics|Good (morning|afternoon|evening)/,
  )
  const help = page.getByRole('region', { name: 'Get help by phone' })
  await help.getByRole('link', { name: 'Call 999' }).tap({ trial: true })
  await expect(help.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
}

/** The events that a phone sends to a page that is hidden and shown again after this time. */
async function sendToBackground(page: Page, seconds: number): Promise<void> {
  const tell = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await tell('hidden')
  await page.clock.fastForward(seconds * 1000)
  await tell('visible')
}

test('without signal a locked app opens with the PIN alone, at every address, and nothing is lost', async ({
  phone,
}) => {
  await phone.readyOffline()
  await phone.logSymptoms(notes)
  await switchOn(phone)
  await phone.loseSignal()

  const { page } = phone
  await page.goto('/tracking?tab=history')
  await expectLocked(page)
  await page.getByText('Asthma attack', { exact: true }).click()
  await page.getByRole('radio', { name: 'A blue reliever inhaler' }).check()
  await expect(page.getByRole('button', { name: 'I took a puff' })).toBeVisible()
  await page.reload()
  await expectLocked(page)
  await expectAccessible(page)
  await enter(page, pin)
  await expect(phone.entry(notes)).toBeVisible()

  await page.goto('/analytics')
  await expectLocked(page)
  await page.goBack()
  await expectLocked(page)
  await page.setViewportSize(smallPhone)
  await expectFitsLargeText(page, 'the locked app')
  await enter(page, '111213')
  const mistake = page.getByRole('alert').filter({ hasText: 'That is not your PIN.' })
  await expect(mistake).toHaveCSS('font-weight', '600')
  await expectAccessible(page)
  await enter(page, pin)
  await expect(phone.entry(notes)).toBeVisible()
})

test('the app locks after 61 seconds in the background and after 5 minutes without use, in all tabs, and keeps what was typed', async ({
  phone,
}) => {
  await phone.page.clock.install()
  await switchOn(phone)
  const { page } = phone
  const other = await phone.newTab()
  await other.page.goto('/library')
  await enter(other.page, pin)
  await expect(other.page.getByRole('navigation', { name: 'Main' })).toBeVisible()

  await page.goto('/tracking')
  await enter(page, pin)
  await phone.fillIn({ cough: 5, notes })
  await sendToBackground(page, 59)
  await expect(page.getByLabel('Notes')).toHaveValue(notes)
  await sendToBackground(page, 61)
  await expectLocked(page)
  await expectLocked(other.page)

  await page.goBack()
  await expectLocked(page)
  await page.goForward()
  await enter(page, pin)
  await expect(page.getByLabel('Notes')).toHaveValue(notes)

  await page.clock.fastForward(301_000)
  await expectLocked(page)
  await enter(page, pin)
  await expect(page.getByLabel('Notes')).toHaveValue(notes)
  await phone.pressLogSymptoms()
  await expect(phone.insight).toBeVisible()
})

test('five wrong PINs cause a wait that continues after a restart and lose no entry, and the clinician has a separate sign-in', async ({
  phone,
}) => {
  await phone.logSymptoms(notes)
  await phone.page.clock.install()
  await switchOn(phone)
  const { page } = phone
  await page.goto('/')
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await enter(page, '111213')
    await expect(page.getByText(left)).toBeVisible()
  }
  await enter(page, '111213')
  await expect(page.getByText(/You can try again in/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/You can try again in/)).toBeVisible()
  await enter(page, pin)
  await expectLocked(page)

  await page.goto('/clinician-dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Clinician Dashboard' })).toBeVisible()
  await page.getByRole('link', { name: 'Patient app' }).click()
  await expectLocked(page)

  await page.clock.fastForward(61_000)
  await expect(page.getByText('You can try again now.')).toBeVisible()
  await enter(page, pin)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await phone.openHistory()
  await enter(page, pin)
  await expect(phone.entry(notes)).toBeVisible()
})
