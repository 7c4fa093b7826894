import { typedNumber } from '@second-wind/core/platform/typed-number'
import { type MeasurementName, measurementNames, measurements } from '@second-wind/core/records/measurements'
import {
  maxNotesLength,
  scoreNames,
  sputumAmounts,
  symptomReport,
  untouchableFields,
  untouchedReport,
  type SymptomReport,
} from '@second-wind/core/records/symptom-entry'
import * as z from 'zod/mini'

/**
 * How the person chose to fill the form: `usual-unknown` when there is nothing to fill it from, `each` without a choice
 * about the whole day.
 */
export const dayChoices = ['none', 'usual', 'usual-unknown', 'worse', 'much-worse', 'each'] as const
export type DayChoice = (typeof dayChoices)[number]

/** How the form holds each measurement: as it was typed, or as it was counted; null means not counted, unlike 0. */
const measurementFields = {
  peakFlowLpm: z._default(z.string(), ''),
  relieverPuffs: z._default(z.nullable(z.int()), null),
} satisfies Record<MeasurementName, unknown>

/**
 * The values of the form and of its draft. They may still be invalid: notes that are too long, a peak flow that is not
 * a number. A draft saved by an older version lacks the fields with a default.
 */
export const symptomForm = z.object({
  ...z.omit(symptomReport, { peakFlowZone: true, comparedWithUsual: true }).shape,
  ...measurementFields,
  /** Empty: not answered. */
  sputumAmount: z._default(z.enum(['', ...sputumAmounts]), ''),
  notes: z.string(),
  untouchedScores: z.array(z.enum(scoreNames)),
  untouchedFields: z._default(z.array(z.enum(untouchableFields)), []),
  /** The local date of the entry; empty means today. */
  day: z._default(z.string(), ''),
  dayChoice: z._default(z.enum(dayChoices), 'each'),
})
export type SymptomForm = z.infer<typeof symptomForm>

export const emptyForm: SymptomForm = {
  ...untouchedReport,
  notes: '',
  untouchedScores: [...scoreNames],
  untouchedFields: [...untouchableFields],
  peakFlowLpm: '',
  relieverPuffs: null,
  sputumAmount: '',
  day: '',
  dayChoice: 'none',
}

/** Whether anything was answered. Not that only a day was set, or that the answers were to be set one by one. */
export const hasAnswers = (form: SymptomForm): boolean =>
  form.dayChoice === 'worse' ||
  form.dayChoice === 'much-worse' ||
  form.untouchedScores.length < emptyForm.untouchedScores.length ||
  form.untouchedFields.length < emptyForm.untouchedFields.length ||
  (['notes', 'sputumAmount', ...measurementNames] as const).some((name) => form[name] !== emptyForm[name])

/** Converts a stored entry to form values. */
export function toForm(report: SymptomReport): SymptomForm {
  const { notes = '', untouchedScores = [], comparedWithUsual: dayChoice = 'each' } = report
  const entered = measurementNames.map((name) => [name, toEntered(name, report[name])])
  return symptomForm.parse({ ...report, ...Object.fromEntries(entered), notes, untouchedScores, dayChoice })
}

function toEntered(name: MeasurementName, value: number | undefined): EnteredMeasurement {
  if (value === undefined) return emptyForm[name]
  return typeof emptyForm[name] === 'string' ? String(value) : value
}

/** Converts the form to the stored report, leaving out empty fields. */
export function toReport(form: SymptomForm): SymptomReport {
  const { notes, untouchedScores, untouchedFields, dayChoice, sputumAmount } = form
  const { coughSeverity, breathlessness, energy, mood, temperature, sputumColor, sputumConsistency } = form
  return {
    coughSeverity,
    breathlessness,
    energy,
    mood,
    temperature,
    sputumColor,
    sputumConsistency,
    ...(sputumAmount !== '' && { sputumAmount }),
    ...enteredMeasurements(form),
    ...((dayChoice === 'worse' || dayChoice === 'much-worse') && { comparedWithUsual: dayChoice }),
    ...(notes.trim() === '' ? {} : { notes }),
    ...(untouchedScores.length === 0 ? {} : { untouchedScores }),
    ...(untouchedFields.length === 0 ? {} : { untouchedFields }),
  }
}

function enteredMeasurements(form: SymptomForm): Partial<Record<MeasurementName, number>> {
  const values = measurementNames.map((name) => [name, toNumber(form[name])] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

type EnteredMeasurement = SymptomForm[MeasurementName]

export const toNumber = (entered: EnteredMeasurement): number | undefined =>
  typeof entered === 'string' ? typedNumber(entered) : (entered ?? undefined)

const sentences: Record<string, string> = {
  notes: `Notes can have up to ${maxNotesLength.toLocaleString('en-GB')} characters. Shorten them, then log again.`,
  temperature: 'Choose a temperature',
  sputumColor: 'Choose a colour',
  sputumConsistency: 'Choose a thickness',
  ...Object.fromEntries(measurementNames.map((name) => [name, measurements[name].correction])),
}

/** Returns one error message for each invalid field. */
export function symptomFieldErrors(form: SymptomForm): Record<string, string> {
  const parsed = symptomReport.safeParse(toReport(form))
  if (parsed.success) return {}
  const fields = parsed.error.issues.map((issue) => String(issue.path[0]))
  return Object.fromEntries(
    fields.map((field) => [field, sentences[field] ?? 'Choose a number from 1 to 10']),
  )
}
