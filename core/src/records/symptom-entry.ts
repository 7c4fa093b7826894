import * as z from 'zod/mini'
import { patientId, recordId } from '../platform/ids.ts'
import { instant, localDate, tzOffsetMin } from '../platform/moment.ts'
import { peakFlowLpm, peakFlowZone } from './peak-flow.ts'

/** The four scores of a symptom entry, 1 to 10 (specification, section 5). */
export const scoreNames = ['coughSeverity', 'breathlessness', 'energy', 'mood'] as const
export type ScoreName = (typeof scoreNames)[number]

export const minScore = 1
export const maxScore = 10
export const defaultScore = 5

export const temperatures = ['normal', 'low-fever', 'moderate-fever', 'high-fever'] as const
export const sputumColors = ['clear', 'yellow', 'green', 'brown', 'red'] as const
export const sputumConsistencies = ['none', 'thin', 'thick', 'sticky'] as const

export const maxNotesLength = 2000

const score = z.int().check(z.gte(minScore), z.lte(maxScore))

/** The optional numbers of an entry. Their words and units: measurements.ts. */
export const measurementShape = {
  peakFlowLpm: z.optional(peakFlowLpm),
  /** In the last 24 hours. */
  relieverPuffs: z.optional(z.int().check(z.gte(0), z.lte(100))),
}

/** What the patient fills in. Bounds: specification, section 5; notes: docs/decisions. */
export const symptomReport = z.strictObject({
  coughSeverity: score,
  breathlessness: score,
  energy: score,
  mood: score,
  temperature: z.enum(temperatures),
  sputumColor: z.enum(sputumColors),
  sputumConsistency: z.enum(sputumConsistencies),
  ...measurementShape,
  /** Frozen when logged: a new personal best does not change what was read then. */
  peakFlowZone: z.optional(peakFlowZone),
  notes: z.optional(z.string().check(z.maxLength(maxNotesLength))),
  /** Scores the patient never touched, so that a saved default is not read as an answer. */
  untouchedScores: z.optional(z.array(z.enum(scoreNames)).check(z.maxLength(scoreNames.length))),
})
export type SymptomReport = z.infer<typeof symptomReport>

/** A stored entry. `date` is the time of logging by the phone; `receivedAt` the server's, absent until it has it. */
export const symptomEntry = z.object({
  ...symptomReport.shape,
  id: recordId,
  userId: patientId,
  date: instant,
  localDate,
  tzOffsetMin,
  receivedAt: z.optional(instant),
})
export type SymptomEntry = z.infer<typeof symptomEntry>

/** The values of a form that nobody has touched yet (specification, section 5: 5, normal, clear, none). */
export const untouchedReport: SymptomReport = {
  coughSeverity: defaultScore,
  breathlessness: defaultScore,
  energy: defaultScore,
  mood: defaultScore,
  temperature: 'normal',
  sputumColor: 'clear',
  sputumConsistency: 'none',
}
