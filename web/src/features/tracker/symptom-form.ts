import * as z from 'zod/mini'
import {
  maxNotesLength,
  scoreNames,
  symptomReport,
  untouchedReport,
  type ScoreName,
  type SymptomReport,
} from '@second-wind/core/model/symptom-entry'

/** The form as it is on screen; a draft of it may hold notes that are still too long. */
export const symptomForm = z.object({
  ...symptomReport.shape,
  notes: z.string(),
  untouchedScores: z.array(z.enum(scoreNames)),
})
export type SymptomForm = z.infer<typeof symptomForm>

export const emptyForm: SymptomForm = { ...untouchedReport, notes: '', untouchedScores: [...scoreNames] }

export function withScore(form: SymptomForm, name: ScoreName, score: number): SymptomForm {
  return { ...withTouched(form, name), [name]: score }
}

export function withTouched(form: SymptomForm, name: ScoreName): SymptomForm {
  return { ...form, untouchedScores: form.untouchedScores.filter((untouched) => untouched !== name) }
}

/** What is stored: no empty notes, and no colour of phlegm for somebody who has none. */
export function toReport({ notes, untouchedScores, ...rest }: SymptomForm): SymptomReport {
  return {
    ...rest,
    sputumColor: rest.sputumConsistency === 'none' ? 'clear' : rest.sputumColor,
    ...(notes.trim() === '' ? {} : { notes }),
    ...(untouchedScores.length === 0 ? {} : { untouchedScores }),
  }
}

const sentences: Record<string, string> = {
  notes: `Notes can have up to ${maxNotesLength.toLocaleString('en-GB')} characters. Shorten them, then log again.`,
  temperature: 'Choose a temperature',
  sputumColor: 'Choose a colour',
  sputumConsistency: 'Choose a thickness',
}

/** One sentence for each field that cannot be stored as it is. */
export function fieldErrors(form: SymptomForm): Record<string, string> {
  const parsed = symptomReport.safeParse(toReport(form))
  if (parsed.success) return {}
  const fields = parsed.error.issues.map((issue) => String(issue.path[0]))
  return Object.fromEntries(
    fields.map((field) => [field, sentences[field] ?? 'Choose a number from 1 to 10']),
  )
}
