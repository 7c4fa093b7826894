import { expect, type Page } from '@playwright/test'
import type { Windows } from './csp-violations.ts'
import type { RealServer } from './server/real-server.ts'
import { addPlatformAuthenticator } from './virtual-authenticator.ts'

/** The enrolment link of a new clinician with this username. */
export async function newClinicianLink({ admin }: RealServer, username = 'helen.marsh'): Promise<string> {
  const who = ['--name', 'Helen Marsh', '--title', 'Dr.', '--department', 'Respiratory Medicine']
  const output = await admin(['clinician', 'create', ...who, '--username', username])
  return output.split('\n')[0] ?? ''
}

/** A clinician's desktop with a passkey, signed in and at the dashboard. */
export async function signInNewClinician(
  browser: Windows,
  server: RealServer,
  username?: string,
): Promise<Page> {
  const link = await newClinicianLink(server, username)
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await addPlatformAuthenticator(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await page.getByRole('checkbox', { name: 'I have saved these codes' }).check()
  await page.getByRole('button', { name: 'Open the dashboard' }).click()
  await expect(page.getByText('Dr. Helen Marsh · Respiratory Medicine')).toBeVisible()
  return page
}
