import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { captureNow, newId } from '../../../web/src/data/local/index.ts'
import {
  addPlanPhoto,
  saveActionPlan,
  saveOwnNumbers,
  saveSymptoms,
} from '../../../web/src/data/local/lazy.ts'
import { FollowUpCard } from '../../../web/src/widgets/follow-up-card.tsx'
import { aPatient } from '../../fixtures/a-patient.ts'
import { aPlanPhoto } from '../../fixtures/a-plan-photo.ts'
import { anActionPlan } from '../../fixtures/an-action-plan.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'
import { openResult } from '../patient/symptom-checker/open-checker.tsx'
import { adviceToday, logButton, mildDay, openTracker, setScores } from '../patient/tracker/open-tracker.tsx'

const db = withFreshDatabase()
const planAddress = '/enhanced-self-care?tab=plan'
const name = /^(See my own action|My) plan/

describe("the patient's own help beside advice to act", () => {
  test('is a link to the plan in the result of a symptom check, below the call to 999', async () => {
    await saveActionPlan(anActionPlan())
    await openResult('respiratory', { rescue_inhaler: 'not_helping' })
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toBe(planAddress)
    const call = screen.getByRole('link', { name: 'Call 999 (NHS Emergency)' })
    expect(call.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('has no link without a plan', async () => {
    await openResult('respiratory', { peak_flow: '50_80' })
    await screen.findByRole('heading', { name: 'Urgent medical review needed today' })
    expect(screen.queryByRole('link', { name })).toBeNull()
  })

  test('is among the ways to get help after a bad entry', async () => {
    await saveActionPlan(anActionPlan())
    const { user } = openTracker()
    await setScores(user, { ...mildDay, Breathlessness: 8 })
    await user.click(logButton())
    const link = (await within(await adviceToday()).findAllByRole('link', { name }))[0]
    expect(link?.getAttribute('href')).toBe(planAddress)
  })

  test('also links to a photo of the plan', async () => {
    await addPlanPhoto(aPlanPhoto())
    await openResult('respiratory', { rescue_inhaler: 'not_helping' })
    expect(await screen.findByRole('link', { name })).toBeDefined()
  })

  test('has the saved numbers to call from a result that asks for a review today', async () => {
    await saveOwnNumbers({ gp: '020 7946 0123' })
    await openResult('respiratory', { peak_flow: '50_80' })
    expect(await screen.findByRole('link', { name: 'Call my GP, 020 7946 0123' })).toBeDefined()
  })

  test('names no saved number in a result that calls for 999', async () => {
    await saveOwnNumbers({ gp: '020 7946 0123' })
    await saveActionPlan(anActionPlan())
    await openResult('respiratory', { rescue_inhaler: 'not_helping' })
    await screen.findByRole('link', { name })
    expect(screen.queryByRole('link', { name: /^Call my GP/ })).toBeNull()
  })

  test('names the zone in the link after a bad entry', async () => {
    await saveActionPlan(anActionPlan())
    const { user } = openTracker()
    await setScores(user, { ...mildDay, Breathlessness: 8 })
    await user.click(logButton())
    const link = within(await adviceToday()).findAllByRole('link', {
      name: 'My plan: amber zone',
    })
    expect(await link).toHaveLength(1)
  })
})

describe("the way to the person's own plan from the card", () => {
  const advice = /^If you have an action plan, do what it says/
  const usual = { coughSeverity: 2, breathlessness: 2, energy: 7 }
  const flareUp = { ...usual, breathlessness: 5 }
  const openWithPlanLink = () =>
    render(
      <MemoryRouter>
        <FollowUpCard hasPlanLink />
      </MemoryRouter>,
    )
  beforeEach(() =>
    db.profile.put(aPatient({ respiratoryDiagnosis: 'Asthma', usualDay: { ...usual, setOn: '2026-01-01' } })),
  )

  test('is its last line, in place of the advice to follow a plan', async () => {
    await saveActionPlan(anActionPlan())
    await saveSymptoms(newId(), aReport(flareUp), captureNow())
    openWithPlanLink()
    const link = await screen.findByRole('link', { name: /^(See my own action|My) plan/ })
    expect(link.getAttribute('href')).toBe('/enhanced-self-care?tab=plan')
    expect(link.nextElementSibling).toBeNull()
    expect(screen.queryByText(advice)).toBeNull()
  })

  test('is not there without a plan, and the advice stays', async () => {
    await saveSymptoms(newId(), aReport(flareUp), captureNow())
    openWithPlanLink()
    expect(await screen.findByText(advice)).toBeDefined()
    expect(screen.queryByRole('link', { name: /^(See my own action|My) plan/ })).toBeNull()
  })
})
