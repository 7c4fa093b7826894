// Takes the screenshots of real mode for the docs, from a server and a build of its own (`npm run screenshots`).
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { switchOnLock } from './support/app-lock.ts'
import { newClinicianLink, signInNewClinician } from './support/clinician-account.ts'
import { identifyPatient } from './support/identify-patient.ts'
import { openUnlinkedPhone } from './support/join-phone.ts'
import { startRealServer } from './support/server/real-server.ts'
import { setUpProfile } from './support/set-up-profile.ts'

const folder = resolve(import.meta.dirname, '../../docs/screenshots')
const take = (page: Page, file: string) =>
  page.screenshot({ path: `${folder}/${file}.png`, animations: 'disabled' })

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '',
  args: ['--disable-gpu', '--disable-quic'],
})
const server = await startRealServer()
try {
  const clinicianPage = await signInNewClinician(browser, server)
  const { page } = await openUnlinkedPhone(browser, server)
  const code = await invite(clinicianPage)
  await join(page, code)
  await approve(clinicianPage)
  await lock(page)
  await enrol(await newClinicianLink(server, 'owen.price'))
} finally {
  await browser.close()
  await server.server.remove()
}

async function invite(clinicianPage: Page): Promise<string> {
  await clinicianPage.getByRole('button', { name: 'Invite a patient' }).click()
  await identifyPatient(clinicianPage)
  await clinicianPage.getByRole('button', { name: 'Create an invitation' }).click()
  await clinicianPage.getByRole('img', { name: 'QR code of the invitation' }).waitFor()
  await take(clinicianPage, 'real-invite')
  return clinicianPage.getByText(/^[0-9A-Z]{5} [0-9A-Z]{5}$/).innerText()
}

async function join(page: Page, code: string): Promise<void> {
  await setUpProfile(page, 'Gwen Parry')
  await page.goto('/join')
  await page.getByLabel('Code from your clinic').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Yes, continue' }).click()
  const agreement = page.getByRole('checkbox', { name: /to see my record/ })
  await agreement.waitFor()
  await take(page, 'real-consent')
  await agreement.check()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Ask to join' }).click()
  await page.getByRole('heading', { name: 'Tell your clinic these 2 words' }).waitFor()
  await take(page, 'real-two-words')
}

async function approve(clinicianPage: Page): Promise<void> {
  await clinicianPage.getByRole('button', { name: 'Approve' }).click()
  await clinicianPage.getByRole('button', { name: 'Yes, approve' }).waitFor()
  await take(clinicianPage, 'real-approve')
  await clinicianPage.getByRole('button', { name: 'Yes, approve' }).click()
}

async function lock(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I have saved my code' }).check()
  await page.getByRole('button', { name: 'Go to Home' }).click()
  await page.getByText(/^All sent\./).waitFor()
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Your phones' }).waitFor()
  await page.getByText('(This phone)').waitFor()
  await take(page, 'real-account')
  await page.goto('/profile?tab=settings')
  await switchOnLock(page)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Second Wind is locked' }).waitFor()
  await take(page, 'real-locked')
}

async function enrol(link: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('button', { name: 'Use a password instead' }).click()
  const key = page.getByRole('img', { name: 'QR code of the key' })
  await key.evaluate((code) => code.scrollIntoView({ block: 'center' }))
  await take(page, 'real-enrol')
}
