import { expect, test } from '@playwright/test'
import { clinicianSessionPath } from '@second-wind/core/access/contract/session'
import { minuteMs } from '@second-wind/core/platform/moment'
import { totpAt } from '../../support/totp-at.ts'
import { newClinicianLink } from '../support/clinician-account.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { startRealServer } from '../support/server/real-server.ts'
import { expireStepUps } from '../support/server/server-database.ts'
import { addAuthenticator, addPlatformAuthenticator } from '../support/virtual-authenticator.ts'

test('a clinician sets up a passkey, works, is warned and signed out when idle, and signs in again', async ({
  browser,
}) => {
  const real = await startRealServer()
  const context = await browser.newContext({ baseURL: real.origin })
  const page = await context.newPage()
  const passkeys = await addPlatformAuthenticator(page)

  await page.goto('/clinician-dashboard?tab=patients')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)

  const link = await newClinicianLink(real)
  await page.goto(link)
  await expect(page.getByText('This is for Dr. Helen Marsh, Respiratory Medicine.')).toBeVisible()
  expect(page.url()).toBe(`${real.origin}/clinician/enrol`)
  await expectAccessible(page)

  await passkeys.setVerified(false)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByText('Your passkey was not created.')).toBeVisible()
  await passkeys.setVerified(true)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(
    page.getByRole('list', { name: 'Save your recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open the dashboard' }).click()
  await expect(page.getByText('First confirm that you have saved the codes.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I have saved these codes' }).check()
  await page.getByRole('button', { name: 'Open the dashboard' }).click()
  await expect(page.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeVisible()
  await expectAccessible(page)

  await test.step('the link is worth nothing any more', async () => {
    const other = await context.newPage()
    await other.goto(link)
    await expect(other.getByText('This link is not valid.')).toBeVisible()
    await other.close()
  })

  await test.step('signing out takes everything off the screen; Back brings nothing', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('You are signed out.')).toBeVisible()
    const whoIsThere = page.waitForResponse((response) => response.url().endsWith(clinicianSessionPath))
    await page.goBack()
    await whoIsThere
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(page.getByText('Helen Marsh')).toHaveCount(0)
  })

  await test.step('the passkey signs in again, without a name, and back to where somebody wanted to go', async () => {
    await page.goto('/clinician-dashboard?tab=alerts')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('tab', { name: 'Alerts (0)', selected: true })).toBeVisible()
    expect(new URL(page.url()).search).toBe('?tab=alerts')
  })

  await test.step('a clinician who does nothing is warned after 9 minutes and signed out after 10', async () => {
    // A browser that has never opened the sign-in page and has no file of it.
    const otherContext = await browser.newContext({
      baseURL: real.origin,
      storageState: await context.storageState(),
    })
    const left = await otherContext.newPage()
    await left.clock.install()
    await left.goto('/clinician-dashboard')
    await expect(left.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeVisible()
    await left.waitForLoadState('networkidle')
    // The server's clock does not advance with the page's, so the test makes the server unreachable.
    await otherContext.setOffline(true)
    await left.clock.fastForward(9 * minuteMs + 5_000)
    await expect(left.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
    await expectAccessible(left)
    await left.clock.fastForward(minuteMs)
    await expect(left.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(left.getByText('you were inactive for 10 minutes')).toBeVisible()
    await expect(left.getByText('Helen Marsh')).toHaveCount(0)
    await otherContext.close()
  })

  await context.close()
  await real.server.remove()
})

test('a password and an app sign in, guessing is slowed, and an account that is switched off is signed out at once', async ({
  browser,
}) => {
  const real = await startRealServer()
  const context = await browser.newContext({ baseURL: real.origin })
  const page = await context.newPage()
  await page.goto(await newClinicianLink(real, 'peter.lowe'))
  await page.getByRole('button', { name: 'Use a password instead' }).click()
  await page.getByLabel('New password').fill('Password1234567')
  await page.getByLabel('Code that the app shows now').fill('000000')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('This is too easy to guess')).toBeVisible()
  const key = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel('New password').fill('stapler horse lagoon biscuit')
  await page.getByLabel('Code that the app shows now').fill(totpAt(key.replaceAll(' ', ''), Date.now()))
  await page.getByRole('button', { name: 'Finish' }).click()
  const codes = page.getByRole('list', { name: 'Save your recovery codes' }).getByRole('listitem')
  const first = (await codes.first().textContent()) ?? ''
  await page.getByRole('checkbox', { name: 'I have saved these codes' }).check()
  await page.getByRole('button', { name: 'Open the dashboard' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()

  await page.getByRole('button', { name: 'Use a password instead' }).click()
  await page.getByLabel('User name').fill('peter.lowe')
  await page.getByLabel('Password', { exact: true }).fill('stapler horse lagoon biscuit')
  await page.getByLabel('Code from your authenticator app').fill('123456')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('We could not sign you in.')).toBeVisible()
  await page.getByLabel('Code from your authenticator app').fill(first)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeVisible()

  await real.admin(['clinician', 'disable', 'peter.lowe'])
  await expect(page.getByText('You have been signed out')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Helen Marsh')).toHaveCount(0)
  await context.close()
  await real.server.remove()
})

test('a clinician creates new codes, adds and removes a passkey, and signs out a session elsewhere', async ({
  browser,
}) => {
  const real = await startRealServer()
  const context = await browser.newContext({ baseURL: real.origin, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const laptop = await addPlatformAuthenticator(page)
  await page.goto(await newClinicianLink(real))
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  const codes = page.getByRole('list', { name: 'Save your recovery codes' }).getByRole('listitem')
  const code = (await codes.first().textContent()) ?? ''
  await page.getByRole('checkbox', { name: 'I have saved these codes' }).check()
  await page.getByRole('button', { name: 'Open the dashboard' }).click()

  const otherDesk = await (await browser.newContext({ baseURL: real.origin })).newPage()
  await otherDesk.goto('/clinician/sign-in')
  await otherDesk.getByRole('button', { name: 'Lost your passkey?' }).click()
  await otherDesk.getByLabel('User name').fill('helen.marsh')
  await otherDesk.getByLabel('Recovery code').fill(code)
  await otherDesk.getByRole('button', { name: 'Sign in with a recovery code' }).click()
  await expect(otherDesk.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeVisible()

  await page.getByRole('link', { name: 'Your sign-in' }).click()
  await expect(page.getByText('This is your only way to sign in.')).toBeVisible()
  await expect(page.getByText('9 of 10 codes are left.')).toBeVisible()
  await expect(page.getByText(/^Signed in: Today/)).toBeVisible()
  await expectAccessible(page)

  await test.step('six minutes later new codes want a second proof; the other browser is signed out', async () => {
    expireStepUps(real.server)
    await page.getByRole('button', { name: 'Make ten new codes' }).click()
    await page.getByRole('button', { name: 'Make new codes' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm it is you' })
    await expect(question.getByRole('button', { name: 'Confirm with a passkey' })).toBeVisible()
    await expectAccessible(page)
    await laptop.setVerified(false)
    await question.getByRole('button', { name: 'Confirm with a passkey' }).click()
    await expect(question.getByText('No passkey was used.')).toBeVisible()
    await laptop.setVerified(true)
    await question.getByRole('button', { name: 'Confirm with a passkey' }).click()
    await expect(codes).toHaveCount(10)
    await expect(otherDesk.getByText('You have been signed out')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('checkbox', { name: 'I have saved these codes' }).check()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('10 of 10 codes are left.')).toBeVisible()
  })

  const key =
    await test.step('a security key without user verification is refused; one with it is accepted', async () => {
      await laptop.setPresent(false)
      const weak = await addAuthenticator(laptop.cdp, { transport: 'usb', hasUserVerification: false })
      await page.getByRole('button', { name: 'Add a passkey' }).click()
      await expect(page.getByText('No passkey was added.')).toBeVisible({ timeout: 90_000 })
      await laptop.cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: weak.authenticatorId })
      const strong = await addAuthenticator(laptop.cdp, { transport: 'usb', hasUserVerification: true })
      await page.getByRole('button', { name: 'Add a passkey' }).click()
      await expect(page.getByText('The passkey was added.')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
      return strong
    })

  await test.step('a removed passkey is refused; the other one signs in', async () => {
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByText('Passkey removed.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await laptop.setPresent(true)
    await key.setPresent(false)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText('We do not recognise this passkey')).toBeVisible()
    await laptop.setPresent(false)
    await key.setPresent(true)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeVisible()
  })

  await otherDesk.context().close()
  await context.close()
  await real.server.remove()
})
