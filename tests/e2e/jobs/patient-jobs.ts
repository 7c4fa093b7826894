import { expect, type Page } from '@playwright/test'
import { adviceTodayHeading } from '../../fixtures/advice-today-heading.ts'
import { Phone } from '../support/phone.ts'
import { countAllRows } from '../support/server/server-database.ts'
import type { Job, Stage } from './job.ts'
import type { Person } from './person.ts'

export const patientJobs: Job[] = [
  { id: 'log-well', who: 'patient', title: 'Log a day like the last', steps: logWell, proof: entryIsListed },
  {
    id: 'log-well-shortcut',
    who: 'patient',
    title: 'The same, opened from the app icon or a reminder',
    startPath: '/tracking',
    steps: logLikeTheLast,
    proof: entryIsListed,
  },
  {
    id: 'log-well-offline',
    who: 'patient',
    title: 'The same from Home, without signal',
    isOffline: true,
    steps: logWell,
    proof: entryArrivesLater,
  },
  { id: 'log-bad', who: 'patient', title: 'Log a much worse day', steps: logBad, proof: clinicianIsAlerted },
  {
    id: 'find-plan',
    who: 'patient',
    title: 'Find my own action plan',
    prepare: typeInPlan,
    steps: findPlan,
    proof: ({ person: { page } }) => expect(planText(page)).toBeInViewport({ ratio: 1 }),
  },
  {
    id: 'call-nurse',
    who: 'patient',
    title: 'Call my own nurse',
    prepare: saveNurse,
    steps: callNurse,
    proof: async ({ person: { page } }) =>
      expect(await nurse(page).getAttribute('href')).toBe('tel:02079460123'),
  },
  {
    id: 'gp-summary',
    who: 'patient',
    title: 'Print a summary for the GP',
    prepare: watchPrinting,
    steps: printSummary,
    proof: summaryIsPrinted,
  },
  {
    id: 'reminder',
    who: 'patient',
    title: 'Set a medicine reminder',
    steps: setReminder,
    proof: ({ person: { page } }) =>
      expect(page.getByText('Saved: Preventer inhaler, every day at 08:00.')).toBeVisible(),
  },
  { id: 'edit', who: 'patient', title: "Change today's entry", steps: edit, proof: changeIsListed },
  {
    id: 'trend',
    who: 'patient',
    title: 'See how my cough has been',
    steps: seeTrend,
    proof: ({ person: { page } }) => expect(coughChart(page)).toBeInViewport({ ratio: 1 }),
  },
]

const entriesInDemo = 5
const planText = (page: Page) => page.getByRole('tabpanel').getByText('Double the preventer')
const entries = (page: Page) => page.getByRole('button', { name: /^Edit entry/ })
/** Older ones are folded, without a button. */
const checkIns = (page: Page) => page.getByRole('heading', { level: 3, name: /, \d\d:\d\d$/ })
const logLink = (page: Page) => page.getByRole('link', { name: 'Log Symptoms' })
const submit = (page: Page) => page.getByRole('button', { name: 'Log Symptoms' })
const nurse = (page: Page) => page.getByRole('link', { name: 'Call my nurse' })
const coughChart = (page: Page) => page.getByRole('img', { name: /^Cough, last 7 days/ })

async function logWell(person: Person): Promise<void> {
  await person.tap(logLink(person.page))
  await logLikeTheLast(person)
}

async function logLikeTheLast(person: Person): Promise<void> {
  const { page } = person
  await person.tap(page.getByText('Same as last time'))
  await person.tap(submit(page))
  await page.getByRole('dialog', { name: 'Recovery Insight' }).waitFor()
}

async function entryIsListed({ person: { page } }: Stage): Promise<void> {
  await new Phone(page).openHistory()
  await expect(checkIns(page)).toHaveCount(entriesInDemo + 1)
}

async function entryArrivesLater(stage: Stage): Promise<void> {
  const { person, server } = stage
  await entryIsListed(stage)
  const storedBefore = countAllRows(server)['symptom_entries'] ?? 0
  await new Phone(person.page).findSignal()
  await expect.poll(() => countAllRows(server)['symptom_entries']).toBe(storedBefore + 1)
}

async function logBad(person: Person): Promise<void> {
  const { page } = person
  await person.tap(logLink(page))
  await person.tap(page.getByText('Much worse'))
  await person.tap(page.getByRole('button', { name: 'No, none of these apply' }))
  await person.setScore('Cough', 7)
  await person.setScore('Breathlessness', 8)
  await person.tap(submit(page))
  await person.tap(page.getByRole('button', { name: 'Save anyway' }))
  await page.getByRole('dialog').getByRole('heading', { name: adviceTodayHeading }).waitFor()
}

async function clinicianIsAlerted({ server: { origin } }: Stage): Promise<void> {
  const readAlerts = async () => (await fetch(`${origin}/api/patient-alerts/1`)).text()
  const ofThisEntry = /"patientId":1,[^{}]*breathlessness 8/
  await expect.poll(async () => ofThisEntry.test(await readAlerts())).toBe(true)
}

async function typeInPlan({ person: { page } }: Stage): Promise<void> {
  await page.goto('/enhanced-self-care?tab=plan')
  await page.getByRole('button', { name: 'Type in my plan' }).click()
  await page.getByLabel('What I do').nth(1).fill('Double the preventer')
  await page.getByRole('button', { name: 'Save my plan' }).click()
  await page.getByText('Your plan is saved on this phone.').waitFor()
}

async function findPlan(person: Person): Promise<void> {
  const { page } = person
  await person.tap(page.getByRole('link', { name: 'My plan' }))
  await person.scrollTo(planText(page))
}

async function saveNurse({ person: { page } }: Stage): Promise<void> {
  await page.goto('/care')
  await page.getByRole('button', { name: 'Add my numbers' }).click()
  await page.getByLabel('Nurse or respiratory team').fill('020 7946 0123')
  await page.getByRole('button', { name: 'Save my numbers' }).click()
  await nurse(page).waitFor()
}

async function callNurse(person: Person): Promise<void> {
  const { page } = person
  await person.tap(page.getByRole('link', { name: 'Who to call' }))
  await person.call(nurse(page))
}

/** A browser under test prints nothing; the document keeps note that it was asked to. */
async function watchPrinting({ person: { page } }: Stage): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
}

async function printSummary(person: Person): Promise<void> {
  const { page } = person
  await person.tap(page.getByRole('link', { name: 'Profile' }))
  await person.tap(page.getByRole('tab', { name: 'Settings' }))
  await person.tap(page.getByRole('button', { name: 'Health Data Export' }))
  await person.tap(page.getByRole('button', { name: 'Print a summary for your GP' }))
}

async function summaryIsPrinted({ person: { page } }: Stage): Promise<void> {
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Summary for a GP visit' })).toBeVisible()
}

async function setReminder(person: Person): Promise<void> {
  const { page } = person
  await person.tap(page.getByRole('link', { name: 'Notifications' }))
  await person.tap(page.getByRole('tab', { name: 'Settings' }))
  await person.type(page.getByRole('textbox', { name: 'Medicine' }), 'Preventer inhaler')
  await person.type(page.getByLabel('Time'), '08:00')
  await person.tap(page.getByRole('button', { name: 'Add reminder' }))
}

async function edit(person: Person): Promise<void> {
  const { page } = person
  await person.tap(logLink(page))
  await person.tap(page.getByRole('tab', { name: 'History' }))
  await person.tap(entries(page).first())
  await person.setScore('Cough', 6)
  await person.tap(page.getByRole('button', { name: 'Save changes' }))
  await page.getByText('Changes saved').waitFor()
}

async function changeIsListed({ person: { page } }: Stage): Promise<void> {
  const card = page.getByRole('listitem').filter({ has: entries(page) })
  await expect(card.first()).toContainText('6/10')
}

async function seeTrend(person: Person): Promise<void> {
  const { page } = person
  await person.tap(page.getByRole('link', { name: 'Analytics' }))
  await person.scrollTo(coughChart(page))
}
