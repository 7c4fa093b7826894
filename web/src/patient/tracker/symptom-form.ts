import { highestLpm } from '@second-wind/core/records/peak-flow'
import {
  maxNotesLength,
  scoreNames,
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
export const ways = ['none', 'usual', 'usual-unknown', 'worse', 'much-worse', 'each'] as const
export type Way = (typeof ways)[number]

/**
 * The values of the form and of its draft. They may still be invalid: notes that are too long, a peak flow that is not
 * a number. A draft saved by an older version lacks the fields with a default.
 */
export const symptomForm = z.object({
  ...z.omit(symptomReport, { peakFlowLpm: true, peakFlowZone: true }).shape,
  notes: z.string(),
  untouchedScores: z.array(z.enum(scoreNames)),
  untouchedFields: z._default(z.array(z.enum(untouchableFields)), []),
  /** As typed. */
  peakFlow: z._default(z.string(), ''),
  /** Null means not counted, which differs from 0. */
  relieverPuffs: z._default(z.nullable(z.int()), null),
  /** The local date of the entry; empty means today. */
  day: z._default(z.string(), ''),
  way: z._default(z.enum(ways), 'each'),
})
export type SymptomForm = z.infer<typeof symptomForm>

export const emptyForm: SymptomForm = {
  ...untouchedReport,
  notes: '',
  untouchedScores: [...scoreNames],
  untouchedFields: [...untouchableFields],
  peakFlow: '',
  relieverPuffs: null,
  day: '',
  way: 'none',
}

/** Converts a stored entry to form values. */
export function toForm(report: SymptomReport): SymptomForm {
  const { peakFlowLpm, notes = '', untouchedScores = [], relieverPuffs = null } = report
  const peakFlow = peakFlowLpm === undefined ? '' : String(peakFlowLpm)
  return symptomForm.parse({ ...report, notes, untouchedScores, relieverPuffs, peakFlow })
}

/** Converts the form to the stored report, leaving out empty fields. */
export function toReport(form: SymptomForm): SymptomReport {
  const {
    notes,
    untouchedScores,
    untouchedFields,
    peakFlow,
    relieverPuffs,
    day: _day,
    way: _way,
    ...rest
  } = form
  const peakFlowLpm = parseLitresPerMinute(peakFlow)
  return {
    ...rest,
    ...(peakFlowLpm === undefined ? {} : { peakFlowLpm }),
    ...(relieverPuffs === null ? {} : { relieverPuffs }),
    ...(notes.trim() === '' ? {} : { notes }),
    ...(untouchedScores.length === 0 ? {} : { untouchedScores }),
    ...(untouchedFields.length === 0 ? {} : { untouchedFields }),
  }
}

/** Returns undefined for empty text and NaN for anything but plain digits: "1e2" is a typing error, not a hundred. */
export function parseLitresPerMinute(typed: string): number | undefined {
  const digits = typed.trim()
  if (digits === '') return undefined
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

const numberOf = (count: number): string => count.toLocaleString('en-GB')

const sentences: Record<string, string> = {
  notes: `Notes can have up to ${numberOf(maxNotesLength)} characters. Shorten them, then log again.`,
  temperature: 'Choose a temperature',
  sputumColor: 'Choose a colour',
  sputumConsistency: 'Choose a thickness',
  peakFlow: `Enter your peak flow as a whole number from 1 to ${numberOf(highestLpm)}, like 320. Leave it empty if you did not measure it.`,
}

/** Returns one error message for each invalid field. */
export function symptomFieldErrors(form: SymptomForm): Record<string, string> {
  const parsed = symptomReport.safeParse(toReport(form))
  if (parsed.success) return {}
  const fields = parsed.error.issues.map((issue) => fieldOf(String(issue.path[0])))
  return Object.fromEntries(
    fields.map((field) => [field, sentences[field] ?? 'Choose a number from 1 to 10']),
  )
}

const fieldOf = (stored: string): string => (stored === 'peakFlowLpm' ? 'peakFlow' : stored)
