import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { patient } from '@second-wind/core/records/patient'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import type { ApiServer } from '../support/server/api-server.ts'
import { setUpProfile } from '../support/set-up-profile.ts'

// During a fade axe would measure a contrast that is neither the first nor the last.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function storedProfile(server: ApiServer) {
  return patient.parse(await (await fetch(`${server.origin}/api/users/1`)).json())
}

async function changeLocation(page: Page, location: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('dialog').getByLabel('Location').fill(location)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(location, { exact: true })).toBeVisible()
}

async function openSetting(page: Page, name: string): Promise<void> {
  await page.goto('/profile?tab=settings')
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

test('a profile set up without signal is shown at once, and on the server when the signal is back', async ({
  server,
  phone,
}) => {
  await phone.readyOffline()
  await phone.loseSignal()
  await setUpProfile(phone.page, 'Gwen Parry')
  await phone.page.goto('/profile')
  await expect(phone.page.getByRole('heading', { name: 'Gwen Parry' })).toBeVisible()
  await expect(phone.page.getByText('Companion: Rani')).toBeVisible()

  await phone.findSignal()

  await expect.poll(async () => (await storedProfile(server)).name).toBe('Gwen Parry')
  expect(await storedProfile(server)).toMatchObject({
    age: 58,
    conditions: ['Asthma'],
    companionAvatar: 'rani',
  })
})

test('after two edits without signal, the server has the second one', async ({ server, phone }) => {
  await phone.readyOffline('/profile')
  await expect(phone.page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  await phone.loseSignal()
  await changeLocation(phone.page, 'York')
  await changeLocation(phone.page, 'Hull')

  await phone.findSignal()

  await expect.poll(async () => (await storedProfile(server)).location).toBe('Hull')
})

test('a failed setup opens the first step with a problem, and each problem leads to its field', async ({
  phone,
}) => {
  await phone.page.goto('/onboarding?step=4')
  await phone.page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(phone.page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(phone.page).toHaveTitle(/^Error: /)
  await expect(phone.page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true')
  await phone.page.getByRole('button', { name: 'You also need to check: Personal Details' }).click()
  await phone.page.getByRole('link', { name: 'Please enter your location' }).click()
  await expect(phone.page.getByLabel('Location')).toBeFocused()
  await phone.page.goBack()
  await expect(phone.page.getByRole('heading', { name: 'Basic Information' })).toBeVisible()
})

test('an unsent entry is in the exported file, and deletion waits for it', async ({ phone }) => {
  await phone.readyOffline()
  await phone.loseSignal()
  await phone.logSymptoms('Only on this phone')
  await openSetting(phone.page, 'Data & Security')
  await expect(phone.page.getByText(/^Some entries have not been sent yet/)).toBeVisible()
  await expect(phone.page.getByRole('button', { name: 'Delete data from this phone' })).toBeHidden()

  const download = phone.page.waitForEvent('download')
  await phone.page.getByRole('button', { name: 'Save a file first' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Only on this phone')

  await phone.page.getByRole('button', { name: 'Delete data from this phone' }).click()
  await phone.page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(phone.page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  await phone.page.goto('/profile')
  await expect(phone.page.getByRole('link', { name: 'Set up your profile' })).toBeVisible()
})

test('the summary for a GP is one page of paper', async ({ phone }) => {
  await phone.readyOffline()
  await phone.loseSignal()
  await openSetting(phone.page, 'Health Data Export')
  await phone.page.emulateMedia({ media: 'print' })
  await expect(phone.page.getByRole('heading', { name: 'Summary for a GP visit' })).toBeVisible()
  await expect(phone.page.getByRole('navigation')).toBeHidden()
  const pdf = await phone.page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
})

const screens: { name: string; open: (page: Page) => Promise<void> }[] = [
  ...[1, 2, 3, 4].map((step) => ({
    name: `step ${step} of setup`,
    open: async (page: Page) => {
      await page.goto(`/onboarding?step=${step}`)
      await expect(page.getByText(`Step ${step} of 4`)).toBeVisible()
    },
  })),
  {
    name: 'the errors of setup',
    open: async (page) => {
      await page.goto('/onboarding?step=4')
      await page.getByRole('button', { name: 'Complete Setup' }).click()
      await page.getByRole('button', { name: 'You also need to check: Personal Details' }).click()
    },
  },
  ...['profile', 'stats', 'settings'].map((tab) => ({
    name: `the tab ${tab}`,
    open: async (page: Page) => {
      await page.goto(`/profile?tab=${tab}`)
      await expect(page.getByRole('tabpanel').filter({ visible: true }).getByText(/./).first()).toBeVisible()
    },
  })),
  {
    name: 'the dialog that edits the profile',
    open: async (page) => {
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Edit Profile' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  ...['Privacy Settings', 'Data & Security', 'Health Data Export', 'Sign Out'].map((name) => ({
    name: `the dialog ${name}`,
    open: (page: Page) => openSetting(page, name),
  })),
]

test('axe finds nothing wrong with setup, profile and their dialogs', async ({ phone }) => {
  for (const { name, open } of screens) {
    await test.step(name, async () => {
      await open(phone.page)
      await expectAccessible(phone.page)
    })
  }
})
