import { patientScreens as screens } from '../support/patient-screens.ts'
import type { Phone } from '../support/phone.ts'
import { expect, test } from '../support/playwright-fixtures.ts'

test.describe('patient screens', () => {
  test('every patient screen opens by its address, has its title and a way to call 999, and logs no error', async ({
    phone,
  }) => {
    const errors: string[] = []
    phone.page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${phone.page.url()}: ${message.text()}`)
    })
    for (const [path, heading] of screens) await expectScreen(phone, path, heading)
    expect(errors).toEqual([])
  })

  test('every patient screen opens by its address without signal, visited before or not', async ({
    phone,
  }) => {
    await phone.readyOffline()
    await phone.loseSignal()
    for (const [path, heading] of screens) await expectScreen(phone, path, heading)
  })

  test('an unknown address shows "not found" with a link home', async ({ phone }) => {
    await phone.page.goto('/no-such-screen')
    await phone.page.getByText('For developers').click()
    await expect(phone.page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await phone.page.getByRole('link', { name: 'Go back to Home' }).click()
    await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText(/^Good/)
  })
})

test.describe('the clinician dashboard', () => {
  test('the clinician dashboard opens by its address with signal', async ({ phone }) => {
    await phone.page.goto('/clinician-dashboard')
    await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('Clinician Dashboard')
    await expect(phone.page).toHaveTitle(/^Clinician Dashboard/)
  })

  test('a phone that has never opened the dashboard shows, without signal, that it is not available', async ({
    phone,
  }) => {
    await phone.readyOffline()
    await phone.loseSignal()
    await phone.page.goto('/clinician-dashboard')
    await expect(phone.page.getByRole('heading', { name: 'This screen could not load' })).toBeVisible()
  })
})

async function expectScreen({ page }: Phone, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(path === '/' ? /Second Wind/ : new RegExp(`^${String(heading)}`))
  const call999 = page
    .getByRole('region', { name: 'Get help by phone' })
    .getByRole('link', { name: 'Call 999' })
  await expect(call999).toHaveAttribute('href', 'tel:999')
  // A trial click fails when anything covers the target.
  await call999.click({ trial: true })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await call999.click({ trial: true })
}
