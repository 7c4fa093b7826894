import { captureMoment, dayMs, minuteMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { listSymptoms, newId, saveDraft } from '../../../web/src/data/local/index.ts'
import { saveActionPlan, saveSymptoms } from '../../../web/src/data/local/lazy.ts'
import { planToFormValues } from '../../../web/src/patient/self-care/plan/plan-form-values.ts'
import { toForm } from '../../../web/src/patient/tracker/symptom-form.ts'
import { anActionPlan } from '../../fixtures/an-action-plan.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { openApp } from '../../support/render.tsx'
import { FakeSyncServer } from '../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

withFreshDatabase()
beforeEach(() => new FakeSyncServer().install())

const heading = (name: string) => screen.findByRole('heading', { name })
const entryHeading = 'You have not saved a change'
const planHeading = 'You have not saved your plan'
const untilHomeIsShown = () => screen.findByRole('heading', { name: 'Connect to Care' })

/** An entry, and a change to it that was left before it was saved. */
async function leaveEdit(changes: Partial<SymptomReport>, daysAgo = 0): Promise<SymptomEntry> {
  await saveSymptoms(newId(), aReport({ breathlessness: 2 }), captureMoment(Date.now() - minuteMs, 0))
  const [entry] = await listSymptoms()
  if (!entry) throw new Error('no entry')
  const { localDate } = captureMoment(Date.now() - daysAgo * dayMs, 0)
  await saveDraft('symptoms-edit', { id: entry.id, localDate, form: toForm({ ...entry, ...changes }) })
  return entry
}

describe('a change to an entry that was not saved', () => {
  test.each([0, 1])('is named on Home, with the way back, %i days later', async (daysAgo) => {
    const { id } = await leaveEdit({ notes: 'Two pillows' }, daysAgo)
    await openApp('/')
    const card = (await heading(entryHeading)).parentElement
    expect(card?.textContent).toMatch(/is not saved, so nobody else can see it\..*call 999/)
    const link = screen.getByRole('link', { name: 'Finish your change' })
    expect(link.getAttribute('href')).toBe(`/tracking?tab=history&edit=${id}`)
    await userEvent.click(link)
    expect(await screen.findByText('We have kept the change that you did not save.')).toBeDefined()
    expect(screen.getByLabelText(/^Notes/)).toHaveProperty('value', 'Two pillows')
  })

  test('that calls for 999 says so before everything else', async () => {
    await leaveEdit({ breathlessness: 10 })
    await openApp('/')
    const said = await screen.findByText(/^Your answers could mean an emergency\. You have not saved/)
    const card = said.closest('section, [data-level]') ?? said.parentElement?.parentElement
    expect(card?.querySelector('a')?.getAttribute('href')).toBe('tel:999')
    expect(screen.queryByRole('heading', { name: entryHeading })).toBeNull()
    await untilHomeIsShown()
    expect(screen.getByRole('main').textContent).not.toMatch(
      /Thank you for checking in|no warning signs|points,/,
    )
  })

  test('that calls for 999 stands above My Plan and its zone too', async () => {
    await leaveEdit({ breathlessness: 10 })
    await openApp('/enhanced-self-care?tab=plan')
    expect(
      await screen.findByText(/^Your answers could mean an emergency\. You have not saved/),
    ).toBeDefined()
  })

  test('is named in History too', async () => {
    await leaveEdit({ notes: 'Two pillows' })
    await openApp('/tracking?tab=history')
    expect(await heading(entryHeading)).toBeDefined()
  })

  test('is not named after two days', async () => {
    await leaveEdit({ notes: 'Two pillows' }, 2)
    await openApp('/')
    await untilHomeIsShown()
    expect(screen.queryByRole('heading', { name: entryHeading })).toBeNull()
  })
})

describe('a change of My Plan that was not saved', () => {
  const plan = anActionPlan()

  test.each(['/', '/enhanced-self-care?tab=plan'])('is named on %s, with the way back', async (path) => {
    await saveActionPlan(plan)
    await saveDraft('action-plan', { ...planToFormValues(plan), medicines: 'Brown inhaler, 4 puffs' })
    await openApp(path)
    expect(await heading(planHeading)).toBeDefined()
    if (path === '/') await userEvent.click(screen.getByRole('link', { name: 'Carry on with my plan' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Carry on with my plan' }))
    expect(await screen.findByDisplayValue('Brown inhaler, 4 puffs')).toBeDefined()
  })

  test('is not named when what was typed is what is saved', async () => {
    await saveActionPlan(plan)
    await saveDraft('action-plan', planToFormValues(plan))
    await openApp('/')
    await untilHomeIsShown()
    expect(screen.queryByRole('heading', { name: planHeading })).toBeNull()
  })
})
