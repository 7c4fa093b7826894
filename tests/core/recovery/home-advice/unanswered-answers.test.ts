import { assessRisk } from '@second-wind/core/care/risk/risk-level'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { selectEducation } from '@second-wind/core/recovery/home-advice/select-education'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from '../../findings/findings-fixtures.ts'

const person = aPersonWith()
const readWith = (changes: Partial<SymptomReport>) => {
  const entry = entryAt('2026-11-20T08:00:00Z', changes)
  return selectEducation(assessRisk({ person, entry, alertCount: 0, triage: undefined }), person, { entry })
}

describe('the line above the advice after a check-in with answers left out', () => {
  test.each([
    [{ untouchedFields: ['temperature'] }, 'temperature'],
    [{ untouchedScores: ['energy'] }, 'energy'],
    [
      { untouchedFields: ['temperature'], untouchedScores: ['breathlessness', 'energy'] },
      'temperature, breathlessness and energy',
    ],
  ] satisfies [Partial<SymptomReport>, string][])('names the answers: %j', (changes, named) => {
    expect(readWith(changes).reasonLine).toBe(`Your last check-in does not include your ${named}.`)
  })

  test('names the reason instead when the level has one', () => {
    const { unanswered, reasonLine } = readWith({ untouchedFields: ['temperature'], coughSeverity: 7 })
    expect(unanswered).toEqual([])
    expect(reasonLine).toMatch(/^You see this because: .*cough/)
  })
})
