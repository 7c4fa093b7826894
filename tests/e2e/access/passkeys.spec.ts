import { expect, test } from '@playwright/test'
import { signInNewClinician } from '../support/clinician-account.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { openUnlinkedPhone, joinClinic } from '../support/join-phone.ts'
import { type RealServer, startRealServer } from '../support/server/real-server.ts'
import { syncPasskeys, addPlatformAuthenticator } from '../support/virtual-authenticator.ts'

// During a fade axe would measure a contrast that is neither the first nor the last.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

let server: RealServer
test.beforeEach(async () => {
  server = await startRealServer()
})
test.afterEach(() => server.server.remove())

test('a passkey made when joining signs in again, and brings the record to a new phone when the only one is lost', async ({
  browser,
}) => {
  test.slow()
  const clinicianPage = await signInNewClinician(browser, server)
  const phone = await openUnlinkedPhone(browser, server)
  const { page } = phone
  const passkeys = await addPlatformAuthenticator(page)
  await joinClinic(phone, clinicianPage)
  await expect(page.getByRole('heading', { name: 'Getting back in' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go to Home' }).click()
  await expect(page.getByText(/^All sent\./)).toBeVisible()
  await phone.logSymptoms('On the phone that was lost')

  await page.goto('/account/sign-in?next=account')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page.getByRole('heading', { name: 'How you sign in again' })).toBeVisible()
  await page.getByRole('button', { name: /^Remove the passkey of/ }).click()
  await expect(page.getByText(/^This is your last passkey\./)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Get a new recovery code' }).click()
  await page.getByRole('checkbox', { name: 'I have saved my code' }).check()
  await page.getByRole('button', { name: 'Back to your account' }).click()
  await expect(page.getByRole('heading', { name: 'Your phones' })).toBeVisible()
  await phone.untilKeptOnPhone()
  await phone.loseSignal()

  const second = await openUnlinkedPhone(browser, server)
  await syncPasskeys(passkeys, await addPlatformAuthenticator(second.page))
  await second.page.goto('/join')
  await second.page.getByRole('link', { name: /^I have used Second Wind before/ }).click()
  await expectAccessible(second.page)
  await second.page.getByRole('button', { name: 'Link with my passkey' }).click()
  await second.page.getByRole('button', { name: /is lost$/ }).click()
  await second.page.getByRole('button', { name: 'Yes, it is lost' }).click()
  await expect(second.page.getByText(/will delete its data when it next has signal/)).toBeVisible()
  await second.openHistory()
  await expect(second.entry('On the phone that was lost')).toBeVisible()

  await phone.findSignal()
  await expect(page.getByRole('heading', { name: 'Your data was deleted from this phone' })).toBeVisible()
})
