import { expect, test } from '@playwright/test'
import { switchOnLock } from '../support/app-lock.ts'
import { readBrowserStorage } from '../support/browser-storage.ts'
import { signInNewClinician } from '../support/clinician-account.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { openUnlinkedPhone, openJoinedPhone } from '../support/join-phone.ts'
import { type RealServer, startRealServer } from '../support/server/real-server.ts'

// During a fade axe would measure a contrast that is neither the first nor the last.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

let server: RealServer
test.beforeEach(async () => {
  server = await startRealServer()
})
test.afterEach(() => server.server.remove())

test('a second phone is linked, shows the record, is reported lost, and is wiped at its next contact', async ({
  browser,
}) => {
  test.slow()
  const clinicianPage = await signInNewClinician(browser, server)
  const { phone } = await openJoinedPhone(browser, server, clinicianPage)
  await phone.logSymptoms('On my first phone')

  const second = await openUnlinkedPhone(browser, server)
  await second.page.goto('/account/link')
  await expectAccessible(second.page)
  await second.page.getByRole('button', { name: 'Show a code' }).click()
  const code = await second.page.getByText(/^[0-9A-Z]{5} [0-9A-Z]{5}$/).innerText()
  const phrase = await second.page.getByText(/^[a-z]+ [a-z]+$/).innerText()
  await expectAccessible(second.page)

  await phone.page.goto('/account')
  await phone.page.getByLabel('Code from the other phone').fill(code)
  await phone.page.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.page.getByText(phrase)).toBeVisible()
  await phone.page.getByRole('button', { name: 'Yes, same words' }).click()
  await expect(second.page.getByText(/^All sent\./)).toBeVisible()
  await second.openHistory()
  await expect(second.entry('On my first phone')).toBeVisible()

  await second.untilKeptOnPhone()
  await second.loseSignal()
  await second.logSymptoms('Nobody else has this')

  await phone.page.goto('/account')
  await phone.page.getByRole('button', { name: /is lost$/ }).click()
  await expectAccessible(phone.page)
  await phone.page.getByRole('button', { name: 'Yes, it is lost' }).click()
  await expect(phone.page.getByText(/will delete its data when it next has signal/)).toBeVisible()

  await second.findSignal()
  await expect(
    second.page.getByRole('heading', { name: 'Your data was deleted from this phone' }),
  ).toBeVisible()
  await expect(second.page.getByRole('link', { name: /999/ }).first()).toBeVisible()
  await expectAccessible(second.page)
  await second.page.getByRole('button', { name: 'Use the app on this phone' }).click()
  await expect(second.page).toHaveURL('/')
  await second.openHistory()
  await expect(second.page.getByRole('heading', { name: 'No symptom history yet.' })).toBeVisible()
  await expect(second.page.getByText('On my first phone')).toHaveCount(0)
})

test('a patient with a lost cookie stays signed in, and after signing in with the code exports the data and erases the account', async ({
  browser,
}) => {
  test.slow()
  const clinicianPage = await signInNewClinician(browser, server)
  const { phone, recoveryCode } = await openJoinedPhone(browser, server, clinicianPage)
  const { page } = phone

  await phone.context.clearCookies()
  await phone.logSymptoms('After the browser forgot me')
  await page.goto('/')
  await expect(page.getByText(/^All sent\./)).toBeVisible()

  await page.goto('/account/sign-in?next=account')
  await page.getByLabel('Recovery code').fill('0000-0000-0000-0000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/You cannot use the same code twice/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('checkbox', { name: 'I have saved my code' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'What we hold about you' }).click()
  await page.getByRole('button', { name: /^Save everything/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)

  await page.getByRole('button', { name: 'Erase my account', exact: true }).click()
  await page.getByRole('button', { name: 'Erase my account…' }).click()
  await page.getByLabel('Type ERASE to continue').fill('ERASE')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('heading', { name: 'Your data was deleted from this phone' })).toBeVisible()
  expect(await page.evaluate(() => fetch('/api/session').then((response) => response.json()))).toEqual({
    state: 'none',
  })
  await clinicianPage.goto('/clinician-dashboard?tab=patients')
  await expect(clinicianPage.getByText('0 patients', { exact: true }).first()).toBeVisible()
})

test('a patient who forgot the PIN signs in, and signing out offline leaves nothing, with the server informed later', async ({
  browser,
}) => {
  test.slow()
  const clinicianPage = await signInNewClinician(browser, server)
  const { phone, recoveryCode } = await openJoinedPhone(browser, server, clinicianPage)
  const { page } = phone
  await phone.logSymptoms('Mine alone')
  await page.goto('/profile?tab=settings')
  await switchOnLock(page)

  await page.goto('/tracking?tab=history')
  await page.getByText('Forgotten your PIN?').click()
  await page.getByRole('button', { name: 'Sign in instead' }).click()
  await expectAccessible(page)
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('checkbox', { name: 'I have saved my code' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open the app' }).click()
  await expect(phone.entry('Mine alone')).toBeVisible()

  const other = await phone.newTab()
  await other.openHistory()
  await expect(other.entry('Mine alone')).toBeVisible()
  await page.goto('/profile?tab=settings')
  await phone.untilKeptOnPhone()
  await phone.loseSignal()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByText(/The app will finish when you next have signal/)).toBeFocused()
  await expect(other.page).toHaveURL('/')
  await expect(other.page.getByText('Mine alone')).toHaveCount(0)
  await other.page.close()
  await phone.leaveApp()
  const kept = await readBrowserStorage(page)
  expect(kept.tables).toEqual(['meta'])
  expect(kept.text).toContain('second-wind-sign-out')
  expect(kept.text).not.toMatch(/Gwen|Mine alone|account|patientId|deviceKey|appLock|"on"/)

  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Call 999' })).toBeVisible()
  await phone.findSignal()
  await expect
    .poll(() => page.evaluate(() => fetch('/api/session').then((response) => response.json())))
    .toEqual({ state: 'none' })
  await expect.poll(() => page.evaluate(() => caches.has('second-wind-sign-out'))).toBe(false)
})
