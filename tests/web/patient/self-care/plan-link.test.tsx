import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveActionPlan } from '../../../../web/src/data/local/lazy.ts'
import { anActionPlan } from '../../../fixtures/an-action-plan.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openResult } from '../symptom-checker/open-checker.tsx'
import { insight, logButton, mildDay, openTracker, setScores } from '../tracker/open-tracker.tsx'

withFreshDatabase()
const planAddress = '/enhanced-self-care?tab=plan'
const name = 'See my own action plan'

test('the result of a symptom check leads to the plan of whoever has one, after the call to 999', async () => {
  await saveActionPlan(anActionPlan())
  await openResult('respiratory', { rescue_inhaler: 'not_helping' })
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe(planAddress)
  const call = screen.getByRole('link', { name: 'Call 999 (NHS Emergency)' })
  expect(call.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('nobody without a plan is sent to one', async () => {
  await openResult('respiratory', { peak_flow: '50_80' })
  await screen.findByRole('heading', { name: 'Urgent medical review needed today' })
  expect(screen.queryByRole('link', { name })).toBeNull()
})

test('after a bad log the plan stands among the ways to help', async () => {
  await saveActionPlan(anActionPlan())
  const { user } = openTracker()
  await setScores(user, { ...mildDay, Breathlessness: 9 })
  await user.click(logButton())
  const link = (await within(await insight()).findAllByRole('link', { name }))[0]
  expect(link?.getAttribute('href')).toBe(planAddress)
})
