import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asthmaAttack } from '@second-wind/core/content/help/asthma-attack'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import type { Patient } from '@second-wind/core/model/patient'
import { aPatient } from '../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../local/fresh-database.ts'
import { button, openResult } from './open-checker.tsx'

const db = withFreshDatabase()
const emergency = { rescue_inhaler: 'not_helping' }

async function openAs(changes: Partial<Patient>, answers: Record<string, string> = emergency) {
  await db.profile.put(aPatient(changes))
  return openResult('respiratory', answers)
}

test('somebody with asthma is asked which inhaler before any number of puffs is named', async () => {
  const { user } = await openAs({})
  const ask = await screen.findByRole('group', { name: 'Which inhaler do you have with you?' })
  expect(screen.queryByText(/puffs?\b.*up to/)).toBeNull()
  await user.click(within(ask).getByRole('button', { name: 'An AIR or MART inhaler' }))
  for (const step of asthmaAttack['air-or-mart'].steps) expect(screen.getByText(step)).toBeDefined()
  expect(screen.getByText(/^If your own action plan gives a different number of puffs/)).toBeDefined()
  await user.click(button('I have another inhaler'))
  await user.click(button('I am not sure, or I have no inhaler'))
  expect(screen.getByText(/^Call 999 now\. Say it is an asthma attack/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'I took a puff' })).toBeNull()
})

test('whose profile names the inhaler is not asked', async () => {
  await openAs({ inhaler: 'blue' })
  expect(await screen.findByRole('heading', { name: asthmaAttack.blue.title })).toBeDefined()
  expect(screen.queryByRole('group', { name: /^Which inhaler/ })).toBeNull()
})

test('puffs are counted up to the limit, one can be taken off, and 999 stays where it is', async () => {
  const { user } = await openAs({ inhaler: 'air-or-mart' })
  await screen.findByText('No puffs counted yet')
  await user.click(button('I took a puff'))
  await user.click(button('I took a puff'))
  expect(screen.getByText('Puff 2 of 6')).toBeDefined()
  expect(screen.getByText(/Wait 1 to 3 minutes between puffs\.$/)).toBeDefined()
  await user.click(button('Take one off'))
  expect(screen.getByText('Puff 1 of 6')).toBeDefined()
  for (let puff = 2; puff <= 6; puff++) await user.click(button('I took a puff'))
  expect(screen.getByText('Puff 6 of 6')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'I took a puff' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Call 999 (NHS Emergency)' })).toBeDefined()
})

test('somebody with COPD gets the steps of a flare-up', async () => {
  await openAs({ respiratoryDiagnosis: 'COPD', conditions: [] }, { peak_flow: '50_80' })
  await screen.findByRole('heading', { name: 'COPD flare-up' })
  for (const step of copdFlareUp.steps) expect(screen.getByText(step)).toBeDefined()
})

test('nobody else is shown either', async () => {
  await openAs({ respiratoryDiagnosis: 'none', conditions: [] })
  await screen.findByRole('heading', { name: 'Emergency: Call 999 immediately' })
  expect(screen.queryByText(/asthma attack|flare-up/i)).toBeNull()
})

test('the focus stays with the steps when the button that was pressed goes away', async () => {
  const { user } = await openAs({})
  await user.click(await screen.findByRole('button', { name: 'A blue reliever inhaler' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Asthma attack' }))
  await user.click(button('I took a puff'))
  await user.click(button('Take one off'))
  expect(document.activeElement?.textContent).toBe('No puffs counted yet')
})
