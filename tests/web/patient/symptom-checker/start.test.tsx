import { emergencyCheck, startLines } from '@second-wind/core/content/triage/start-screen'
import type { Patient } from '@second-wind/core/records/patient'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { address, openChecker, expectQuestion } from './open-checker.tsx'

const db = withFreshDatabase()
const isAfter = (one: HTMLElement, other: HTMLElement) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

async function openAs(changes: Partial<Patient>, startTrack?: 'respiratory') {
  await db.profile.put(aPatient(changes))
  return openChecker('/symptom-checker', startTrack)
}

test('emergencies stand above the two checks, with a way to call 999', () => {
  openChecker()
  for (const sign of emergencyCheck.signs ?? []) expect(screen.getByText(sign)).toBeDefined()
  const call = screen.getByRole('link', { name: 'Call 999' })
  expect(call.getAttribute('href')).toBe('tel:999')
  expect(isAfter(screen.getByRole('tablist'), call)).toBe(true)
})

test('"None of these apply" leads a keyboard to the two checks', async () => {
  const { user } = openChecker()
  await user.click(screen.getByRole('button', { name: 'None of these apply. Carry on.' }))
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'General Health Check' }))
})

test('somebody without a profile reads who the check is for, how it moves on, and can start', async () => {
  const { user } = openChecker()
  for (const { text } of Object.values(startLines)) expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  await user.click(screen.getByRole('button', { name: 'Start General Assessment' }))
  expect((await expectQuestion(1)).textContent).toMatch(/^Question 1 of 9/)
})

test('the respiratory check names the guidelines, and no condition of somebody we know nothing about', async () => {
  const { user } = openChecker()
  await user.click(screen.getByRole('tab', { name: 'Respiratory Condition' }))
  const panel = within(screen.getByRole('tabpanel', { name: 'Respiratory Condition' }))
  expect(panel.getByText(/NICE, BTS and GINA guidelines/)).toBeDefined()
  expect(panel.queryByText(/^Your condition/)).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Start Enhanced Assessment' }))
  expect((await expectQuestion(1)).textContent).toMatch(/^Question 1 of 10/)
})

test('somebody with COPD sees it on the respiratory check', async () => {
  await openAs({ respiratoryDiagnosis: 'COPD' }, 'respiratory')
  expect(await screen.findByText('Your condition: COPD')).toBeDefined()
})

test.each(['none', "None/Don't Know"])(
  'a diagnosis of "%s" is no condition',
  async (respiratoryDiagnosis) => {
    await openAs({ respiratoryDiagnosis: 'COPD' }, 'respiratory')
    await screen.findByText('Your condition: COPD')
    await db.profile.update(aPatient().id, { respiratoryDiagnosis })
    await waitFor(() => expect(screen.queryByText(/^Your condition/)).toBeNull())
  },
)

test('the enhanced checker opens on the respiratory check', () => {
  openChecker('/enhanced-symptom-checker', 'respiratory')
  const tab = screen.getByRole('tab', { name: 'Respiratory Condition' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(address()).toBe('/enhanced-symptom-checker')
})

test('a child is sent to 111 or 999 instead of a check for adults', async () => {
  await openAs({ age: 15 })
  expect(await screen.findByText(/^This check is written for adults\. For a child, call 111/)).toBeDefined()
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(screen.getByRole('link', { name: 'Call 111' }).getAttribute('href')).toBe('tel:111')
  expect(screen.getByText(/^In Northern Ireland/)).toBeDefined()
})

test('a child in Northern Ireland is not sent to a number that does not exist there', async () => {
  await openAs({ age: 15, nation: 'northern-ireland' })
  const outOfHours = await screen.findByRole('link', { name: 'GP out of hours' })
  expect(outOfHours.getAttribute('href')).toBe('/care')
  expect(screen.queryByRole('link', { name: 'Call 111' })).toBeNull()
})

test('at 16 the check is there', async () => {
  await openAs({ age: 16, respiratoryDiagnosis: 'Asthma' }, 'respiratory')
  expect(await screen.findByText('Your condition: Asthma')).toBeDefined()
})
