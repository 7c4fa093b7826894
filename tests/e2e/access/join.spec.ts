import { type Browser, expect, type Page, test } from '@playwright/test'
import { signInNewClinician } from '../support/clinician-account.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { identifyPatient } from '../support/identify-patient.ts'
import { Phone } from '../support/phone.ts'
import { type RealServer, startRealServer } from '../support/server/real-server.ts'
import { setUpProfile } from '../support/set-up-profile.ts'

// During a fade axe would measure a contrast that is neither the first nor the last.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

let server: RealServer
test.beforeEach(async () => {
  server = await startRealServer()
})
test.afterEach(() => server.server.remove())

test('after invitation, agreement and approval, a patient logs without signal, and the clinic sees it until the share is withdrawn', async ({
  browser,
}) => {
  const clinicianPage = await signInNewClinician(browser, server)
  const code = await inviteInPerson(clinicianPage)
  await expectAccessible(clinicianPage)

  const phone = await openPhone(browser)
  await setUpProfile(phone.page, 'Gwen Parry')
  await phone.logSymptoms('Before I joined')
  await phone.page.goto('/')
  await expect(phone.page.getByText('Kept on this phone. Not linked to a clinic.')).toBeVisible()

  await phone.page.getByRole('link', { name: 'Link to your clinic' }).click()
  await phone.page.getByLabel('Code from your clinic').fill(code)
  await phone.page.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.page.getByText('Dr. Helen Marsh is inviting you to share your record.')).toBeVisible()
  await phone.page.getByRole('button', { name: 'Yes, continue' }).click()
  const box = phone.page.getByRole('checkbox', { name: 'I want Dr. Helen Marsh to see my record' })
  await expect(box).not.toBeChecked()
  await expectAccessible(phone.page)
  await box.check()
  await phone.page.getByRole('button', { name: 'Share' }).click()
  await phone.page.getByRole('button', { name: 'Ask to join' }).click()
  const phrase = await phraseOn(phone)

  // The app may be closed while the clinic decides.
  await phone.page.reload()
  expect(await phraseOn(phone)).toBe(phrase)
  await expectAccessible(phone.page)
  await expect(phone.page.getByRole('link', { name: /999/ }).first()).toBeVisible()

  await approve(clinicianPage, 'Gwen Parry', phrase)
  await expect(phone.page.getByRole('heading', { name: 'Save your recovery code' })).toBeVisible()
  await expectAccessible(phone.page)
  await phone.page.getByRole('checkbox', { name: 'I have saved my code' }).check()
  await phone.page.getByRole('button', { name: 'Go to Home' }).click()
  await expect(phone.page.getByText(/^All sent\./)).toBeVisible()

  await phone.untilKeptOnPhone()
  await phone.loseSignal()
  await phone.logSymptoms('In the tunnel')
  await phone.findSignal()
  await phone.page.goto('/')
  await expect(phone.page.getByText(/^All sent\./)).toBeVisible()

  await clinicianPage.goto('/clinician-dashboard?tab=patients')
  await clinicianPage.getByRole('heading', { level: 3, name: 'Gwen Parry' }).getByRole('button').click()
  await expect(clinicianPage.getByText('In the tunnel').first()).toBeVisible()
  await expect(clinicianPage.getByText('Before I joined').first()).toBeVisible()

  await phone.page.goto('/profile?tab=settings')
  await phone.page.getByRole('button', { name: 'Who can see my record' }).click()
  await phone.page.getByRole('button', { name: 'Withdraw: Dr. Helen Marsh' }).click()
  await phone.page.getByRole('button', { name: 'Yes, withdraw' }).click()
  await expect(phone.page.getByText('Dr. Helen Marsh can no longer see your record.')).toBeVisible()
  await clinicianPage.goto('/clinician-dashboard?tab=patients')
  await expect(clinicianPage.getByText('0 patients', { exact: true }).first()).toBeVisible()
  await expect(clinicianPage.getByText('Gwen Parry')).toHaveCount(0)
})

test('a scanned invitation leaves no trace in the address, and a patient who declines keeps the app', async ({
  browser,
}) => {
  const clinicianPage = await signInNewClinician(browser, server)
  const invited = clinicianPage.waitForResponse(
    (response) => response.url().endsWith('/api/invites') && response.request().method() === 'POST',
  )
  await inviteInPerson(clinicianPage)
  const { token } = await (await invited).json()

  const phone = await openPhone(browser)
  await phone.page.goto(`/join#i=${token}`)
  await expect(phone.page.getByText('Dr. Helen Marsh is inviting you to share your record.')).toBeVisible()
  expect(phone.page.url()).toBe(`${server.origin}/join`)
  await phone.page.getByRole('button', { name: 'No, thanks' }).click()
  await expect(phone.page.getByText('Kept on this phone. Not linked to a clinic.')).toBeVisible()

  // Typed wrong, and without signal after a cold start.
  await phone.untilKeptOnPhone()
  await phone.page.goto('/join')
  await phone.page.getByLabel('Code from your clinic').fill('00000 00000')
  await phone.page.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.page.getByText(/^We do not recognise this invitation\./)).toBeVisible()
  await phone.loseSignal()
  await phone.page.reload()
  await phone.page.getByLabel('Code from your clinic').fill('00000 00000')
  await phone.page.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.page.getByText(/You need signal to join/)).toBeVisible()
  await expect(phone.page.getByRole('link', { name: /999/ }).first()).toBeVisible()
})

async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  return new Phone(await context.newPage())
}

/** @returns the code, as it is read out */
async function inviteInPerson(clinicianPage: Page): Promise<string> {
  await clinicianPage.getByRole('button', { name: 'Invite a patient' }).click()
  await identifyPatient(clinicianPage)
  await clinicianPage.getByRole('button', { name: 'Create an invitation' }).click()
  await expect(clinicianPage.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible()
  return clinicianPage.getByText(/^[0-9A-Z]{5} [0-9A-Z]{5}$/).innerText()
}

async function phraseOn({ page }: Phone): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Tell your clinic these 2 words' })).toBeVisible()
  return page.getByText(/^[a-z]+ [a-z]+$/).innerText()
}

async function approve(clinicianPage: Page, name: string, phrase: string): Promise<void> {
  const waiting = clinicianPage.getByRole('listitem').filter({ hasText: name })
  await expect(waiting.getByText(phrase, { exact: true })).toBeVisible()
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await clinicianPage.getByRole('button', { name: 'Yes, approve' }).click()
}
