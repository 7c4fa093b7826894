import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import { minuteMs } from '@second-wind/core/platform/moment'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expectFitsLargeText, smallPhone } from '../support/large-text.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import type { ApiServer } from '../support/server/api-server.ts'
import { watchNotifications } from '../support/watch-notifications.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const title = /^A message from Dr\. /

async function clinicianAsks({ origin }: ApiServer): Promise<void> {
  const message = 'Please do the symptom check today. This message is not monitored.'
  const response = await fetch(`${origin}/api/priority-alerts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ patientId: 1, clinicianId: 1, message }),
  })
  expect(response.status).toBe(201)
}

async function stateAtClinician({ origin }: ApiServer): Promise<string | undefined> {
  const record: PatientRecord = await (await fetch(`${origin}/api/patient-records/1`)).json()
  return record.messages[0]?.state
}

test('a message arrives with the next sync, is read without signal after a cold start, and the clinician sees that', async ({
  server,
  phone,
}) => {
  const { page } = phone
  await phone.readyOffline()
  await clinicianAsks(server)
  await page.reload()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Notifications' })).toHaveAccessibleDescription(
    /new notification/,
  )
  await expectAccessible(page)

  await phone.loseSignal()
  await page.goto('/')
  await expect(page.getByText(/^Your team may not see your answer straight away/)).toBeVisible()
  await page.getByRole('link', { name: 'Answer this message' }).click()
  await page.getByRole('button', { name: 'I have read this' }).click()
  await expect(page.getByRole('group', { name: 'Your answer' })).toBeVisible()
  await page.getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByText('We will tell your care team when you have signal.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeFocused()

  await page.goto('/profile?tab=settings')
  await page.getByRole('button', { name: 'Who has looked at my record' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who has looked at my record' })
  await expect(dialog.getByText(/^You need signal to see this list/)).toBeVisible()

  await phone.findSignal()
  await expect.poll(() => stateAtClinician(server)).toBe('seen')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('Sent you a message').first()).toBeVisible()
  await expectAccessible(page)
})

test('a medicine reminder set without signal is shown at its time, without a name on the lock screen', async ({
  phone,
}) => {
  const { page, context } = phone
  await context.grantPermissions(['notifications'])
  await page.clock.install({ time: new Date('2026-11-20T07:58:00') })
  await phone.readyOffline()
  await phone.loseSignal()
  await page.goto('/notifications?tab=settings')
  await page.getByRole('textbox', { name: 'Medicine' }).fill('Preventer inhaler')
  await page.getByLabel('Time').fill('08:00')
  await page.getByRole('button', { name: 'Add reminder' }).click()
  await expect(page.getByText('Saved: Preventer inhaler, every day at 08:00.')).toBeVisible()
  await expectAccessible(page)

  const shown = await watchNotifications(page)
  await page.clock.fastForward(3 * minuteMs)
  await expect.poll(() => shown).toEqual(['A reminder from Second Wind: You asked us to remind you now.'])
  await page.goto('/notifications')
  await expect(page.getByText('Preventer inhaler, at 08:00. Take it as prescribed.')).toBeVisible()
})

test.describe('on a small phone with very large text', () => {
  test.use({ viewport: smallPhone })

  test('no notification extends beyond the screen', async ({ server, phone: { page } }) => {
    await clinicianAsks(server)
    for (const [path, ready] of [
      ['/', 'Answer this message'],
      ['/notifications', 'I have read this'],
      ['/notifications?tab=settings', 'How reminders reach you'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(ready).filter({ visible: true }).first()).toBeVisible()
      await expectFitsLargeText(page, path)
      await page.getByRole('link', { name: 'Call 999', exact: true }).last().click({ trial: true })
    }
  })
})
