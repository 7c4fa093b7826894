import { notAnswered } from '@second-wind/core/content/answer-words'
import {
  scoreLabels,
  sputumAmountLabels,
  sputumColorLabels,
  sputumConsistencyLabels,
  temperatureLabels,
} from '@second-wind/core/content/symptom-labels'
import { capitalise } from '@second-wind/core/platform/first-letter'
import { measurementNames, measurements } from '@second-wind/core/records/measurements'
import { scoreNames } from '@second-wind/core/records/symptom-entry'

export type PayloadLine = { label: string; value: string }

/**
 * The content of a refused entry, line by line. Its shape may be the reason for the refusal, so every field is checked.
 */
export function describePayload(payload: unknown): PayloadLine[] {
  if (typeof payload !== 'object' || payload === null) return [{ label: 'Content', value: plain(payload) }]
  const untouched = untouchedIn(payload)
  return Object.entries(payload)
    .filter(([field]) => !notShown.has(field))
    .map(([field, value]) => ({
      label: labelOfField(field),
      value: untouched.has(field) ? notAnswered : valueWords(field, value),
    }))
}

/** The fields whose stored value is the form's default and no answer (ruling D-03). */
function untouchedIn(payload: object): ReadonlySet<unknown> {
  const { untouchedScores, untouchedFields }: { untouchedScores?: unknown; untouchedFields?: unknown } =
    payload
  return new Set([untouchedScores, untouchedFields].filter((names) => Array.isArray(names)).flat())
}

/** "Phlegm (mucus) colour" for sputumColor, "Has seen gp" for hasSeenGp. */
export const labelOfField = (field: string): string =>
  fieldLabels[field] ?? capitalise(field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

/** Contained in another line, or used only by the form or the rules. The file that a person can save has all fields. */
const notShown: ReadonlySet<string> = new Set([
  'untouchedScores',
  'untouchedFields',
  'peakFlowZone',
  'reasons',
  'rulesVersion',
  'firstAnsweredAt',
])

/** Fields whose values are our own identifiers, never a person's words. */
const coded: ReadonlySet<string> = new Set([
  'type',
  'result',
  'track',
  'answers',
  'gender',
  'nation',
  'inhaler',
  'companionAvatar',
])

const fieldLabels: Record<string, string> = {
  ...scoreLabels,
  temperature: 'Temperature',
  sputumColor: 'Phlegm (mucus) colour',
  sputumConsistency: 'Phlegm (mucus) thickness',
  sputumAmount: 'Phlegm (mucus) amount',
  ...Object.fromEntries(measurementNames.map((name) => [name, measurements[name].exportLabel])),
  notes: 'Notes',
}

const valueLabels: Record<string, Record<string, string>> = {
  temperature: temperatureLabels,
  sputumColor: sputumColorLabels,
  sputumConsistency: sputumConsistencyLabels,
  sputumAmount: sputumAmountLabels,
}

function valueWords(field: string, value: unknown): string {
  const isScore = scoreNames.some((name) => name === field)
  if (isScore) return `${plain(value)}/10`
  return valueLabels[field]?.[plain(value)] ?? plain(value, coded.has(field))
}

function plain(value: unknown, isCoded = false): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((item) => plain(item, isCoded)).join(', ') || 'nothing'
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([field, part]) => `${label(field)}: ${plain(part, isCoded)}`)
    return parts.join('\n') || 'nothing'
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return isCoded ? readCode(text) : text
}

const label = (field: string) => readCode(labelOfField(field))

/** "High fever" for high-fever. */
const readCode = (code: string) => capitalise(code.replaceAll(/[-_]/g, ' '))
