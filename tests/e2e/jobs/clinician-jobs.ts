import { expect, type Page } from '@playwright/test'
import { rowOf, rowsOf } from '../support/clinician-dashboard.ts'
import { Phone } from '../support/phone.ts'
import type { Job, Stage } from './job.ts'
import type { Person } from './person.ts'

export const clinicianJobs: Job[] = [
  {
    id: 'who-first',
    who: 'clinician',
    title: 'See whom to call first, and why',
    steps: seeWhoFirst,
    proof: async ({ person: { page } }) => {
      await expect(rowsOf(page).first()).toContainText('999 advice from a symptom check')
      await expect(rowsOf(page).first().getByRole('button', { name: 'Call Patient' })).toBeInViewport()
    },
  },
  {
    id: 'resolve',
    who: 'clinician',
    title: 'Resolve an alert with a reason',
    steps: resolve,
    proof: alertIsResolved,
  },
  {
    id: 'message',
    who: 'clinician',
    title: 'Send a patient a message',
    steps: sendMessage,
    proof: messageIsDelivered,
  },
]

const reason = 'Spoke to the patient and gave advice'
const firstAlert = (page: Page) =>
  page.getByRole('article').filter({ hasText: 'Red or blood-stained phlegm' })

async function seeWhoFirst(person: Person): Promise<void> {
  await person.scrollTo(rowsOf(person.page).first())
}

async function resolve(person: Person): Promise<void> {
  const { page } = person
  await person.tap(page.getByRole('tab', { name: /^Alerts/ }))
  await person.tap(firstAlert(page).getByRole('button', { name: 'Resolve' }))
  await person.tap(page.getByRole('radio', { name: reason }))
  await person.tap(page.getByRole('button', { name: 'Resolve alert' }))
}

async function alertIsResolved({ person: { page } }: Stage): Promise<void> {
  await expect(firstAlert(page).getByText('Resolved', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /^Resolved \(/ }).click()
  await expect(firstAlert(page).getByText(`Reason: ${reason}`)).toBeVisible()
}

async function sendMessage(person: Person): Promise<void> {
  const { page } = person
  const amina = 'Amina Yusuf'
  await person.tap(page.getByRole('tab', { name: 'Patients' }))
  await person.tap(rowOf(page, amina).getByRole('button', { name: 'More' }))
  await person.tap(page.getByRole('button', { name: 'Write a message' }))
  await person.choose(page.getByLabel('Start from a template'), 'How are you now?')
  await person.tap(page.getByRole('button', { name: 'Send message' }))
  await page.getByText(`Message sent to ${amina}`).waitFor()
}

async function messageIsDelivered({ browser, server }: Stage): Promise<void> {
  const context = await browser.newContext({ baseURL: server.origin })
  const phone = new Phone(await context.newPage())
  await phone.readyOffline()
  await expect(phone.page.getByText(/How is your breathing now/).first()).toBeVisible()
  await context.close()
}
