import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { planZoneWords as words } from '@second-wind/core/content/self-care/plan-zone-words'
import { addDays } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { captureNow, newId, saveDraft } from '../../../../../web/src/data/local/index.ts'
import { saveActionPlan, saveOwnNumbers, saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { emptyForm } from '../../../../../web/src/patient/tracker/symptom-form.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { anActionPlan } from '../../../../fixtures/an-action-plan.ts'
import { fullReport } from '../../../../fixtures/full-records.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openSelfCare } from '../open-self-care.tsx'

const db = withFreshDatabase()

const usual = {
  ...fullReport,
  coughSeverity: 4,
  breathlessness: 4,
  energy: 6,
  mood: 6,
  temperature: 'normal',
  sputumColor: 'clear',
  sputumConsistency: 'thin',
  relieverPuffs: 0,
} as const

async function openPlanAfter(change: Partial<SymptomReport> | undefined) {
  const { localDate } = captureNow()
  const { coughSeverity, breathlessness, energy, mood } = usual
  await db.profile.put(
    aPatient({ usualDay: { coughSeverity, breathlessness, energy, mood, setOn: addDays(localDate, -5) } }),
  )
  await saveActionPlan(anActionPlan())
  await saveOwnNumbers({ nurse: '020 7946 0123' })
  const { peakFlowLpm: _lpm, peakFlowZone: _zone, comparedWithUsual: _day, ...report } = usual
  if (change) await saveSymptoms(newId(), { ...report, ...change }, captureNow())
  openSelfCare('plan')
  const heading = await screen.findByRole('heading', { name: words.title })
  return within(heading.parentElement!)
}

const notFinished = /You have not finished your check‑in$/

describe('"Which zone am I in?" on a phone with a plan', () => {
  test("shows the red zone after breathlessness 9, below one call to 999, with the patient's own nurse", async () => {
    const card = await openPlanAfter({ breathlessness: 9 })
    expect(await card.findByText(planWords.zones.red.name)).toBeDefined()
    const [call, ...others] = await screen.findAllByRole('link', { name: 'Call 999' })
    expect(others).toEqual([])
    expect(call?.compareDocumentPosition(card.getByText(planWords.zones.red.name))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(await card.findByRole('link', { name: /^Call my nurse/ })).toBeDefined()
  })

  test('shows the amber zone after breathlessness 7, below 111, with its part of the plan open and the others folded', async () => {
    const card = await openPlanAfter({ breathlessness: 7 })
    expect(await card.findByText(planWords.zones.amber.name)).toBeDefined()
    expect(await screen.findAllByRole('link', { name: 'Call 111' })).toHaveLength(1)
    // The printed plan, below, folds nothing.
    const zones = (await screen.findAllByRole('heading', { level: 3, name: /zone: / })).slice(0, 3)
    expect(zones.map(({ textContent }) => textContent)).toEqual([
      'Amber zone: I am getting worse',
      'Green zone: My usual days',
      'Red zone: Emergency',
    ])
    expect(zones.map((heading) => heading.closest('details')?.open)).toEqual([undefined, false, false])
  })

  test('shows the green zone after a log like the usual day, and the plan still comes first', async () => {
    const card = await openPlanAfter({})
    expect(await card.findByText(planWords.zones.green.name)).toBeDefined()
    expect(card.getByText(words.planFirst)).toBeDefined()
  })

  test.each([
    [
      'a 999 sign',
      { breathlessness: 9 },
      /^Your answers could mean an emergency\./,
      /Call 999 if you still feel like this$/,
    ],
    ['"Much worse"', { dayChoice: 'much-worse' }, /^You chose “Much worse” today\./, notFinished],
    ['"Worse than usual"', { dayChoice: 'worse' }, /^You chose “Worse than usual” today\./, notFinished],
  ] as const)(
    'shows the card of Home and no green zone beside an unfinished log with %s',
    async (_, form, said, heading) => {
      await saveDraft('symptoms', {
        id: newId(),
        localDate: captureNow().localDate,
        form: { ...emptyForm, ...form },
      })
      const card = await openPlanAfter({})
      expect(await screen.findByText(said)).toBeDefined()
      const [title, first] = screen.getAllByRole('heading', { level: 2 })
      expect(title?.textContent).toBe(planWords.title)
      expect(first?.textContent).toMatch(heading)
      expect(card.getByText(words.unknown)).toBeDefined()
      expect(card.getByText(words.why.unfinished)).toBeDefined()
      expect(screen.queryByText(/like your usual day/)).toBeNull()
      expect(card.queryByText(planWords.zones.green.name)).toBeNull()
    },
  )

  test('shows no zone with nothing logged today, and a link to the log', async () => {
    const card = await openPlanAfter(undefined)
    expect(await card.findByText(words.unknown)).toBeDefined()
    expect(card.getByRole('link', { name: words.log }).getAttribute('href')).toBe('/tracking')
    // The plan itself comes first while the app does not know the zone.
    const [green] = screen.getAllByRole('heading', { level: 3, name: /zone: / })
    expect(green?.compareDocumentPosition(card.getByText(words.unknown))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    for (const { name } of Object.values(planWords.zones)) expect(card.queryByText(name)).toBeNull()
  })

  test('names the temperature that was not answered, does not call the day unlike, and leads to the entry', async () => {
    const card = await openPlanAfter({ untouchedFields: ['temperature'] })
    expect((await card.findByText(/You did not answer/)).textContent).toBe(
      'What you answered today is like your usual day. You did not answer temperature. Read the signs in each zone of your plan.',
    )
    expect(card.queryByText(/not quite like/)).toBeNull()
    const [entry] = await db.symptoms.toArray()
    expect(card.getByRole('link', { name: words.addMissing }).getAttribute('href')).toBe(
      `/tracking?tab=history&edit=${entry?.id}`,
    )
  })
})
