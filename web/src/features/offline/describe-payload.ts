import { scoreNames } from '@second-wind/core/model/symptom-entry'
import {
  scoreLabels,
  sputumColorLabels,
  sputumConsistencyLabels,
  temperatureLabels,
} from '@second-wind/core/content/symptom-labels'

export type PayloadLine = { label: string; value: string }

/** What a refused entry says, line by line. It may have been refused for its shape, so nothing of it is trusted. */
export function describePayload(payload: unknown): PayloadLine[] {
  if (typeof payload !== 'object' || payload === null) return [{ label: 'Content', value: plain(payload) }]
  return Object.entries(payload)
    .filter(([field]) => !notShown.has(field))
    .map(([field, value]) => ({ label: labelOfField(field), value: valueWords(field, value) }))
}

/** "Phlegm (mucus) colour" for sputumColor, "Has seen gp" for hasSeenGp. */
export function labelOfField(field: string): string {
  const spaced = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return fieldLabels[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Said by another line, or by the form alone. */
const notShown: ReadonlySet<string> = new Set(['untouchedScores', 'peakFlowZone'])

const fieldLabels: Record<string, string> = {
  ...scoreLabels,
  temperature: 'Temperature',
  sputumColor: 'Phlegm (mucus) colour',
  sputumConsistency: 'Phlegm (mucus) thickness',
  peakFlowLpm: 'Peak flow (litres a minute)',
  relieverPuffs: 'Puffs of the reliever',
  notes: 'Notes',
}

const valueLabels: Record<string, Record<string, string>> = {
  temperature: temperatureLabels,
  sputumColor: sputumColorLabels,
  sputumConsistency: sputumConsistencyLabels,
}

function valueWords(field: string, value: unknown): string {
  const isScore = scoreNames.some((name) => name === field)
  return isScore ? `${plain(value)}/10` : (valueLabels[field]?.[plain(value)] ?? plain(value))
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
}
