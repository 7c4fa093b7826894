import { expect, test } from '@playwright/test'
import { totpAt } from '@second-wind/api/clinician-accounts/totp'
import { expectAccessible } from './support/accessible.ts'
import { newClinicianLink } from './support/clinician-account.ts'
import { withPasskeys } from './support/passkeys.ts'
import { startRealServer } from './support/real-server.ts'

const minuteMs = 60_000

test('a clinician sets up a passkey, works, is warned, is signed out when nobody is there, and comes back', async ({
  browser,
}) => {
  const real = await startRealServer()
  const context = await browser.newContext({ baseURL: real.origin })
  const page = await context.newPage()
  const passkeys = await withPasskeys(page)

  await page.goto('/clinician-dashboard?tab=patients')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)

  const link = await newClinicianLink(real)
  await page.goto(link)
  await expect(page.getByText('This is for Dr. Helen Marsh, Respiratory Medicine.')).toBeVisible()
  expect(page.url()).toBe(`${real.origin}/clinician/enrol`)
  await expectAccessible(page)

  await passkeys.setVerified(false)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByText('No passkey was made.')).toBeVisible()
  await passkeys.setVerified(true)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(
    page.getByRole('list', { name: 'Keep your recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open the dashboard' }).click()
  await expect(page.getByText('First say that you have kept them.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I have kept these codes' }).check()
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
    await page.goBack()
    await expect(page.getByText('Helen Marsh')).toHaveCount(0)
  })

  await test.step('the passkey signs in again, without a name, and back to where somebody wanted to go', async () => {
    await page.goto('/clinician-dashboard?tab=alerts')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('tab', { name: 'Alerts (0)', selected: true })).toBeVisible()
    expect(new URL(page.url()).search).toBe('?tab=alerts')
  })

  await test.step('whoever does nothing is warned after 9 minutes and signed out after 10', async () => {
    await page.clock.install()
    await page.reload()
    await expect(page.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeVisible()
    // The server has a clock of its own, on which no time passes here: out of reach, it does not contradict the page.
    await context.setOffline(true)
    await page.clock.fastForward(9 * minuteMs + 5_000)
    await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
    await expectAccessible(page)
    await page.clock.fastForward(minuteMs)
    await expect(page.getByText('nothing was done here for 10 minutes')).toBeVisible()
    await expect(page.getByText('Helen Marsh')).toHaveCount(0)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeVisible()
  })

  await context.close()
  await real.server.remove()
})

test('a password and an app sign in; guessing is slowed; an account that is off is out at once', async ({
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
  const codes = page.getByRole('list', { name: 'Keep your recovery codes' }).getByRole('listitem')
  const first = (await codes.first().textContent()) ?? ''
  await page.getByRole('checkbox', { name: 'I have kept these codes' }).check()
  await page.getByRole('button', { name: 'Open the dashboard' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()

  await page.getByLabel('User name').fill('peter.lowe')
  await page.getByLabel('Password', { exact: true }).fill('stapler horse lagoon biscuit')
  await page.getByLabel('Code from your authenticator app').fill('123456')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('That did not sign you in.')).toBeVisible()
  await page.getByLabel('Code from your authenticator app').fill(first)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeVisible()

  await real.admin(['clinician', 'disable', 'peter.lowe'])
  await expect(page.getByText('You are no longer signed in')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Helen Marsh')).toHaveCount(0)
  await context.close()
  await real.server.remove()
})
