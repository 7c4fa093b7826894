import { urgentTier } from '@second-wind/core/content/help/care-tiers'
import { peakFlowZoneLabels, temperatureLabels } from '@second-wind/core/content/symptom-labels'
import { feverQuestion } from '@second-wind/core/content/triage/fever-question'
import { respiratoryQuestions } from '@second-wind/core/content/triage/respiratory-questions'
import { classifyPeakFlow } from '@second-wind/core/records/peak-flow-zone'
import { temperatures } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { relieverBand, relieverBands, temperatureBand } from './bands-by-specification.ts'

const figures = (label: string) => (label.match(/\d+(\.\d)?/g) ?? []).map(Number)

/** The whole figures that a label of the form "under 3", "over 5" or "3 to 5" covers at its ends. */
function edges(label: string, step: number): { inside: number[]; outside: number[] } {
  const [first, last = first] = figures(label)
  if (first === undefined || last === undefined) return { inside: [], outside: [] }
  const next = (figure: number, steps: number) => Math.round((figure + steps * step) * 10) / 10
  if (/under|less than/i.test(label)) return { inside: [next(first, -1)], outside: [first] }
  if (/over|more than/i.test(label)) return { inside: [next(first, 1)], outside: [first] }
  return { inside: [first, last], outside: [next(first, -1), next(last, 1)] }
}

const optionLabel = (questionId: string, optionId: string) =>
  respiratoryQuestions
    .find((question) => question.id === questionId)
    ?.options.find((option) => option.id === optionId)?.label ?? 'no such option'

describe('the label of a band matches the specification', () => {
  test.each(Object.entries(temperatureLabels))('temperature %s is called "%s"', (band, label) => {
    const { inside, outside } = edges(label, 0.1)
    expect(inside.length).toBeGreaterThan(0)
    for (const tempC of inside) expect(temperatureBand(tempC), String(tempC)).toBe(band)
    for (const tempC of outside) expect(temperatureBand(tempC), String(tempC)).not.toBe(band)
  })

  test.each(Object.entries(peakFlowZoneLabels))('peak flow %s is called "%s"', (zone, label) => {
    const { inside, outside } = edges(label, 1)
    const zoneAt = (percent: number) => classifyPeakFlow({ todayLpm: percent * 5, bestLpm: 500 }).zone
    expect(inside.length).toBeGreaterThan(0)
    for (const percent of inside) expect(zoneAt(percent), String(percent)).toBe(zone)
    for (const percent of outside) expect(zoneAt(percent), String(percent)).not.toBe(zone)
  })

  test.each(relieverBands)('reliever use %s is called by its figures in the question', (band) => {
    const { inside, outside } =
      band === 'none' ? { inside: [0], outside: [1] } : edges(optionLabel('rescue_inhaler', band), 1)
    expect(inside.length).toBeGreaterThan(0)
    for (const times of inside) expect(relieverBand(times), String(times)).toBe(band)
    for (const times of outside) expect(relieverBand(times), String(times)).not.toBe(band)
  })
})

describe('38°C or more is a high temperature, as for the NHS', () => {
  const high = temperatures.filter((band) => temperatureBand(38.1) === band || band === 'moderate-fever')

  test.each(high)('%s is called high in the tracker, and no fever is called slight', (band) => {
    expect(temperatureLabels[band]).toMatch(/\bhigh\b/i)
    for (const label of Object.values(temperatureLabels)) expect(label).not.toMatch(/slight/i)
  })

  test('the fever question calls 38.1°C high, and its hint gives the limit', () => {
    const low = feverQuestion.options.find(({ id }) => id === 'low')
    expect(low?.label).toBe('Raised or high (37.8 to 38.2°C)')
    expect(feverQuestion.hint).toMatch(/^38°C or more is a high temperature/)
  })
})

describe('the tracker, the questions and the guide show the same figures', () => {
  test('the temperatures are equal in the fever question and the tracker', () => {
    expect(feverQuestion.options.map((option) => figures(option.label))).toEqual(
      temperatures.map((band) => figures(temperatureLabels[band])),
    )
  })

  test.each(Object.entries(peakFlowZoneLabels))(
    'the peak flow band "%s" is equal in the question and the tracker',
    (zone, label) => {
      expect(optionLabel('peak_flow', zone)).toBe(label.replace('your', 'my'))
    },
  )

  test('the limits for reliever and peak flow are equal in the guide, the question and the tracker', () => {
    const guide = urgentTier.items.filter((item) => /peak flow|reliever/.test(item))
    expect(guide.map(figures)).toEqual([
      figures(optionLabel('rescue_inhaler', 'more_than_4')),
      figures(peakFlowZoneLabels['50_80']),
    ])
  })
})
