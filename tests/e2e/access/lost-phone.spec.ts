import { expect, type Page, test } from '@playwright/test'
import { signInNewClinician } from '../support/clinician-account.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { invitedBirth } from '../support/identify-patient.ts'
import { openJoinedPhone } from '../support/join-phone.ts'
import { type RealServer, startRealServer } from '../support/server/real-server.ts'

// During a fade axe would measure a contrast that is neither the first nor the last.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

let server: RealServer
test.beforeEach(async () => {
  server = await startRealServer()
})
test.afterEach(() => server.server.remove())

test("a patient's only phone that the clinic reported lost is wiped when found, and opens the same record by a new invitation", async ({
  browser,
}) => {
  test.slow()
  const clinicianPage = await signInNewClinician(browser, server)
  const { phone } = await openJoinedPhone(browser, server, clinicianPage)
  const { page } = phone
  await phone.logSymptoms('Before I lost it')
  await page.goto('/')
  await expect(page.getByText(/^All sent\./)).toBeVisible()

  await clinicianPage.goto('/clinician-dashboard?tab=patients')
  await clinicianPage.getByRole('heading', { level: 3, name: 'Gwen Parry' }).getByRole('button').click()
  await clinicianPage.getByRole('button', { name: 'Show phones' }).click()
  await clinicianPage.getByRole('button', { name: /is lost$/ }).click()
  await expect(clinicianPage.getByRole('group', { name: /Did Gwen Parry tell you/ })).toBeVisible()
  await expectAccessible(clinicianPage)
  await clinicianPage.getByRole('button', { name: 'I have checked. It is lost' }).click()
  await expect(
    clinicianPage.getByText('No phone is linked, so we cannot receive anything from this patient.'),
  ).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your data was deleted from this phone' })).toBeVisible()
  await page.getByRole('button', { name: 'Use the app on this phone' }).click()

  await clinicianPage.getByRole('button', { name: 'New phone for this patient' }).click()
  await clinicianPage.getByRole('button', { name: 'Create an invitation' }).click()
  const code = await clinicianPage.getByText(/^[0-9A-Z]{5} [0-9A-Z]{5}$/).innerText()
  await expectAccessible(clinicianPage)

  await page.goto('/join')
  await page.getByLabel('Code from your clinic').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(
    page.getByText('Dr. Helen Marsh is inviting you to open your record on this phone.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, continue' }).click()
  await expect(page.getByRole('heading', { name: 'Who can see your record' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your name').fill('Gwen Parry')
  await page.getByLabel('Your age').fill('58')
  await page.getByRole('button', { name: 'Ask to join' }).click()
  await expect(page.getByRole('heading', { name: 'Tell your clinic these 2 words' })).toBeVisible()
  await expect(page.getByRole('link', { name: /999/ }).first()).toBeVisible()
  const phrase = await page.getByText(/^[a-z]+ [a-z]+$/).innerText()

  await expect(clinicianPage.getByText(phrase, { exact: true })).toBeVisible()
  await expect(
    clinicianPage.getByText(/able to open and change the whole record of Gwen Parry/),
  ).toBeVisible()
  await clinicianPage.getByRole('button', { name: 'Approve' }).click()
  await clinicianPage.getByRole('button', { name: 'Yes, approve' }).click()

  // The lost phone was in use, and one clinician alone must not open the record.
  await expect(
    page.getByRole('heading', { name: 'Your clinic has approved this phone. There is a waiting period' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /999/ }).first()).toBeVisible()
  await expectAccessible(page)
  await expect(clinicianPage.getByRole('heading', { name: 'New phones on hold' })).toBeVisible()
  await confirmAsColleague(await signInNewClinician(browser, server, 'colleague'), phrase)
  await page.reload()

  await page.getByRole('checkbox', { name: 'I have saved my code' }).check()
  await page.getByRole('button', { name: 'Go to Home' }).click()
  await expect(page.getByText(/^All sent\./)).toBeVisible()
  await phone.openHistory()
  await expect(phone.entry('Before I lost it')).toBeVisible()
  await clinicianPage.goto('/clinician-dashboard?tab=patients')
  await expect(clinicianPage.getByText('1 patient', { exact: true }).first()).toBeVisible()
})

/** The colleague has no share with the patient, who gives them the two words and the date of birth. */
async function confirmAsColleague(page: Page, phrase: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite a patient', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm a colleague’s new phone' }).click()
  await page.getByLabel('Two words on the new phone').fill(phrase)
  await page.getByLabel('Date of birth, as the patient tells you').fill(invitedBirth)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Confirmed. The new phone can open the record now.')).toBeVisible()
}
