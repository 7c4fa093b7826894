import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newId, saveDraft } from '../../../../web/src/data/local/index.ts'
import { emptyForm } from '../../../../web/src/patient/tracker/symptom-form.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openAiTriage, openResult, saveEntryOn, withFridayEveningClock } from './open-ai-triage.tsx'

withFreshDatabase()
withFridayEveningClock()

const today = '2026-11-20'
const order = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

describe('the result beside an unfinished log', () => {
  test.each([
    ['a 999 sign', { breathlessness: 9 }, /^Your answers could mean an emergency\./],
    [
      'a sign that asks for advice',
      { dayChoice: 'each', breathlessness: 7, untouchedScores: [] },
      /^Your answers so far mean/,
    ],
    ['"Worse than usual"', { dayChoice: 'worse' }, /^You chose “Worse than usual” today\./],
  ] as const)('is below the card of Home and calls nothing usual or low after %s', async (_, form, said) => {
    await saveEntryOn(today, { coughSeverity: 4, breathlessness: 4, energy: 6 })
    await saveDraft('symptoms', { id: newId(), localDate: today, form: { ...emptyForm, ...form } })
    await openResult({
      isVulnerable: false,
      usualDay: { coughSeverity: 4, breathlessness: 4, energy: 6, setOn: '2026-10-01' },
    })
    expect(await screen.findByText(said)).toBeDefined()
    expect(order()[0]).toMatch(/Call 999 if you still feel like this$|You have not finished your check‑in$/)
    expect(order()[1]).toMatch(/^Medium risk level/)
    expect(screen.queryByText(/like your usual day|No warning sign/)).toBeNull()
  })

  test('leaves the filled button to the card of Home before the start', async () => {
    await saveEntryOn(today)
    await saveDraft('symptoms', { id: newId(), localDate: today, form: { ...emptyForm, dayChoice: 'worse' } })
    await openAiTriage({})
    const finish = await screen.findByRole('link', { name: 'Finish your check‑in' })
    expect(finish.dataset['look']).toBe('go')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Start Analysis' }).dataset['variant']).toBe('outline'),
    )
  })

  test('is no low level when the log says worse', async () => {
    await saveEntryOn(today, { energy: 8 })
    await saveDraft('symptoms', { id: newId(), localDate: today, form: { ...emptyForm, dayChoice: 'worse' } })
    await openResult({ isVulnerable: false, conditions: [], respiratoryDiagnosis: undefined })
    expect(order()).toContainEqual(expect.stringMatching(/^Not enough information yet/))
    expect(screen.queryByText(/No warning sign/)).toBeNull()
  })
})
