import { emergencyCheck, startLines } from '@second-wind/core/content/triage/start-screen'
import type { Patient } from '@second-wind/core/records/patient'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { address, openChecker, expectQuestion, renderChecker } from '../open-checker.tsx'

const db = withFreshDatabase()
const isAfter = (one: HTMLElement, other: HTMLElement) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

async function openAs(changes: Partial<Patient>, startTrack?: 'respiratory') {
  await db.profile.put(aPatient(changes))
  return openChecker('/symptom-checker', startTrack)
}

describe('the start page', () => {
  test('emergencies are above the two checks, and the bar of every screen is the only call to 999', async () => {
    await openChecker()
    const signs = (emergencyCheck.signs ?? []).map((sign) => screen.getByText(sign))
    expect(signs.every((sign) => isAfter(screen.getByRole('tablist'), sign))).toBe(true)
    expect(screen.queryByRole('link', { name: 'Call 999' })).toBeNull()
  })

  test('names neither check until the profile is read, but the emergencies at once', async () => {
    await db.profile.put(aPatient({ respiratoryDiagnosis: 'COPD' }))
    renderChecker()
    for (const sign of emergencyCheck.signs ?? []) expect(screen.getByText(sign)).toBeDefined()
    expect(screen.getByText('Opening…')).toBeDefined()
    expect(screen.queryByText(/General|Respiratory/)).toBeNull()
    const tab = await screen.findByRole('tab', { name: 'Respiratory Condition' })
    expect(tab.getAttribute('aria-selected')).toBe('true')
  })

  test('"None of these apply" moves the focus to the two checks', async () => {
    const { user } = await openChecker()
    await user.click(screen.getByRole('button', { name: 'No, none of these apply' }))
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'General Health Check' }))
  })

  test('the page shows without a profile for whom the check is and how it proceeds, and can be started', async () => {
    const { user } = await openChecker()
    for (const { text } of Object.values(startLines)) expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    await user.click(screen.getByRole('button', { name: 'Start General Assessment' }))
    expect((await expectQuestion(1)).textContent).toMatch(/^Question 1 of 9/)
  })
})

describe('the respiratory check', () => {
  test('without a profile, it names the guidelines and no condition', async () => {
    const { user } = await openChecker()
    await user.click(screen.getByRole('tab', { name: 'Respiratory Condition' }))
    const panel = within(screen.getByRole('tabpanel', { name: 'Respiratory Condition' }))
    expect(panel.getByText(/NICE, BTS and GINA guidelines/)).toBeDefined()
    expect(panel.queryByText(/^Your condition/)).toBeNull()
    await user.click(panel.getByRole('button', { name: 'Start Enhanced Assessment' }))
    expect((await expectQuestion(1)).textContent).toMatch(/^Question 1 of 10/)
  })

  test('with COPD, it names the condition', async () => {
    await openAs({ respiratoryDiagnosis: 'COPD' }, 'respiratory')
    expect(await screen.findByText('Your condition: COPD')).toBeDefined()
  })

  test.each(['none', "None/Don't Know"])(
    'a diagnosis of "%s" does not count as a condition',
    async (respiratoryDiagnosis) => {
      await openAs({ respiratoryDiagnosis: 'COPD' }, 'respiratory')
      await screen.findByText('Your condition: COPD')
      await db.profile.update(aPatient().id, { respiratoryDiagnosis })
      await waitFor(() => expect(screen.queryByText(/^Your condition/)).toBeNull())
    },
  )

  test.each([
    ['asthma as a known condition', { conditions: ['Asthma'], respiratoryDiagnosis: 'none' }],
    ['COPD as the diagnosis', { conditions: [], respiratoryDiagnosis: 'COPD' }],
  ])('a person with %s starts with it, and the general check is one tap away', async (_, changes) => {
    const { user } = await openAs(changes)
    const tab = (name: string) => screen.getByRole('tab', { name })
    await waitFor(() => expect(tab('Respiratory Condition').getAttribute('aria-selected')).toBe('true'))
    await user.click(tab('General Health Check'))
    await user.click(screen.getByRole('button', { name: 'Start General Assessment' }))
    expect((await expectQuestion(1)).textContent).toMatch(/^Question 1 of 9/)
  })

  test('a person without a lung condition starts with the general check', async () => {
    await openAs({ conditions: ['Diabetes'], respiratoryDiagnosis: "None/Don't Know" })
    const tab = await screen.findByRole('tab', { name: 'General Health Check' })
    expect(tab.getAttribute('aria-selected')).toBe('true')
  })

  test('the enhanced checker opens the respiratory check', async () => {
    await openChecker('/enhanced-symptom-checker', 'respiratory')
    const tab = screen.getByRole('tab', { name: 'Respiratory Condition' })
    expect(tab.getAttribute('aria-selected')).toBe('true')
    expect(address()).toBe('/enhanced-symptom-checker')
  })
})

describe('children', () => {
  test('a child is referred to 111 or 999 instead of a check for adults', async () => {
    await openAs({ age: 15 })
    expect(await screen.findByText(/^This check is written for adults\. For a child, call 111/)).toBeDefined()
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(screen.getByRole('link', { name: 'Call 111' }).getAttribute('href')).toBe('tel:111')
    expect(screen.getByText(/^In Northern Ireland/)).toBeDefined()
  })

  test('a child in Northern Ireland is not referred to 111, which does not exist there', async () => {
    await openAs({ age: 15, nation: 'northern-ireland' })
    const outOfHours = await screen.findByRole('link', { name: 'GP out of hours' })
    expect(outOfHours.getAttribute('href')).toBe('/care')
    expect(screen.queryByRole('link', { name: 'Call 111' })).toBeNull()
  })

  test('at 16 the check is offered', async () => {
    await openAs({ age: 16, respiratoryDiagnosis: 'Asthma' }, 'respiratory')
    expect(await screen.findByText('Your condition: Asthma')).toBeDefined()
  })
})
