import { asthmaAttack, asthmaAttackWhileYouWait } from '@second-wind/core/content/help/asthma-attack'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import type { Patient } from '@second-wind/core/records/patient'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { button, openResult } from '../open-checker.tsx'

const db = withFreshDatabase()
const emergency = { rescue_inhaler: 'not_helping' }

const stepsBelow = (inhaler: 'blue' | 'air-or-mart') => asthmaAttackWhileYouWait[inhaler].steps

async function openAs(changes: Partial<Patient>, answers: Record<string, string> = emergency) {
  await db.profile.put(aPatient(changes))
  return openResult('respiratory', answers)
}

describe('first aid in the result', () => {
  test('with asthma, the inhaler is asked for before any number of puffs is shown', async () => {
    const { user } = await openAs({})
    const ask = within(await screen.findByRole('group', { name: 'Which inhaler do you have with you?' }))
    for (const radio of ask.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false)
    expect(screen.queryByText(/puffs?\b.*up to/)).toBeNull()
    await user.click(ask.getByRole('radio', { name: 'An AIR or MART inhaler' }))
    for (const step of stepsBelow('air-or-mart')) expect(screen.getByText(step)).toBeDefined()
    expect(screen.getByText(/^If your own action plan gives a different number of puffs/)).toBeDefined()
    await user.click(ask.getByRole('radio', { name: 'I am not sure, or I have no inhaler' }))
    expect(screen.getByText(/^Call 999 now\. Say it is an asthma attack/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'I took a puff' })).toBeNull()
  })

  test('with an inhaler in the profile, its steps are shown at once', async () => {
    await openAs({ inhaler: 'blue' })
    const steps = within(await screen.findByRole('region', { name: asthmaAttack.blue.title }))
    for (const step of stepsBelow('blue')) expect(steps.getByText(step)).toBeDefined()
    expect(screen.getByRole('radio', { name: 'A blue reliever inhaler' })).toHaveProperty('checked', true)
  })

  test.each([
    ['blue', 'A blue reliever inhaler', 10],
    ['air-or-mart', 'An AIR or MART inhaler', 6],
  ] as const)(
    'has no condition for calling 999, which the screen says to do now: %s',
    async (id, label, max) => {
      await openAs({ inhaler: id })
      await screen.findByRole('radio', { name: label })
      const steps = screen.getByRole('region', { name: asthmaAttack[id].title })
      expect(steps.textContent).not.toMatch(/call 999 if|GP or nurse/i)
      expect(steps.textContent).toContain('while you wait for the ambulance')
      expect(steps.textContent).toContain(`up to ${max} puffs`)
    },
  )

  test('while puffs are counted, the link to 999 above them stays visible', async () => {
    const { user } = await openAs({ inhaler: 'air-or-mart' })
    const counter = within(await screen.findByRole('group', { name: 'Puff counter' }))
    await user.click(button('I took a puff'))
    expect(counter.getByRole('timer').textContent).toMatch(/^Next puff in \d+ seconds$/)
    expect(counter.queryByRole('link', { name: 'Call 999' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Call 999 (NHS Emergency)' })).toBeDefined()
  })

  test('shows the steps of a flare-up with COPD', async () => {
    await openAs({ respiratoryDiagnosis: 'COPD', conditions: [] }, { peak_flow: '50_80' })
    await screen.findByRole('heading', { name: 'COPD flare-up' })
    for (const step of copdFlareUp.steps) expect(screen.getByText(step)).toBeDefined()
  })

  test('is not shown without asthma and COPD', async () => {
    await openAs({ respiratoryDiagnosis: 'none', conditions: [] })
    await screen.findByRole('heading', { name: 'Emergency: Call 999 immediately' })
    expect(screen.queryByText(/asthma attack|flare-up/i)).toBeNull()
  })
})
