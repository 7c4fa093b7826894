import { expect, type Page, test } from '@playwright/test'
import { switchOnLock } from '../support/app-lock.ts'
import { newClinicianLink, signInNewClinician } from '../support/clinician-account.ts'
import { observeCspViolations } from '../support/csp-violations.ts'
import { openUnlinkedPhone, openJoinedPhone } from '../support/join-phone.ts'
import { patientScreens, patientTabs } from '../support/patient-screens.ts'
import type { Phone } from '../support/phone.ts'
import { startRealServer } from '../support/server/real-server.ts'

const accountScreens = ['/join', '/account', '/account/sign-in', '/account/link', '/account/wiped']

test('no screen of a joined patient, of the lock, of the account or of a clinician violates the content security policy', async ({
  browser,
  viewport,
}) => {
  test.slow()
  const server = await startRealServer()
  const windows = observeCspViolations(browser, viewport)
  const { violations } = windows

  // Enrolling, inviting, joining, approving and the two kinds of recovery code are on the way.
  const clinicianPage = await signInNewClinician(windows, server)
  const { phone } = await openJoinedPhone(windows, server, clinicianPage)
  await phone.logSymptoms('Wheezy after the stairs')
  await phone.page.goto('/')
  for (const [path, heading] of patientScreens) await goOn(phone.page, path, heading)
  for (const path of [...patientTabs, ...accountScreens]) await goOn(phone.page, path, /./)
  await lock(phone)

  const stranger = await openUnlinkedPhone(windows, server)
  await stranger.page.goto('/')
  for (const path of ['/join', '/account', '/account/sign-in', '/account/link'])
    await goOn(stranger.page, path, /./)
  await stranger.page.getByRole('button', { name: 'Show a code' }).click()
  await expect(stranger.page.getByText(/^[0-9A-Z]{5} [0-9A-Z]{5}$/)).toBeVisible()

  await clinicianPage.goto('/clinician-dashboard')
  for (const tab of ['Dashboard', /^Alerts/, 'Patients']) {
    await clinicianPage.getByRole('tab', { name: tab }).click()
    await expect(clinicianPage.getByRole('tab', { name: tab, selected: true })).toBeVisible()
  }
  await clinicianPage.getByRole('heading', { level: 3, name: 'Gwen Parry' }).getByRole('button').click()
  await expect(clinicianPage.getByRole('heading', { name: 'Scores over time' })).toBeVisible()
  for (const path of ['/clinician/privacy', '/clinician/accessibility']) await goOn(clinicianPage, path, /./)
  await clinicianPage.goto('/clinician-dashboard')
  await clinicianPage.getByRole('button', { name: 'Sign out' }).click()
  await expect(clinicianPage.getByText('You are signed out.')).toBeVisible()
  await clinicianPage.goto(await newClinicianLink(server, 'owen.price'))
  await clinicianPage.getByRole('button', { name: 'Use a password instead' }).click()
  await expect(clinicianPage.getByLabel('New password')).toBeVisible()

  expect(violations).toEqual([])
  await expectHeard(phone.page, violations)
  await expectHeard(clinicianPage, violations)
  await server.server.remove()
})

/** As a link of the app does: all screens are in one document with one policy. */
async function goOn(page: Page, path: string, heading: string | RegExp): Promise<void> {
  // A page that has just loaded may not react to its address yet.
  await expect(async () => {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading, { timeout: 5_000 })
  }).toPass()
}

async function lock({ page }: Phone): Promise<void> {
  await goOn(page, '/profile?tab=settings', 'Profile')
  await switchOnLock(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Second Wind is locked' })).toBeVisible()
}

/** Proves that the listener works: this request is refused, and must be reported. */
async function expectHeard(page: Page, violations: string[]): Promise<void> {
  const before = violations.length
  await page.evaluate(() => {
    const planted = document.createElement('script')
    planted.textContent = 'document.title = "a script that somebody has planted"'
    document.body.append(planted)
  })
  await expect.poll(() => violations.slice(before).join('\n')).toMatch(/script-src-elem inline/)
  expect(await page.title()).not.toContain('planted')
}
