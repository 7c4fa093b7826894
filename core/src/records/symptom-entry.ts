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
/** Compared with what is usual for the person. */
export const sputumAmounts = ['usual', 'more'] as const

/** Answers other than scores that have a default. Untouched, they are not answers. */
export const untouchableFields = ['temperature', 'sputumColor', 'sputumConsistency'] as const
export type UntouchedField = (typeof untouchableFields)[number]

export const maxNotesLength = 2000

const score = z.int().check(z.gte(minScore), z.lte(maxScore))

/** In 24 hours. */
export const maxRelieverPuffs = 100

/** The optional numbers of an entry. measurements.ts has their words and units. */
export const measurementShape = {
  peakFlowLpm: z.optional(peakFlowLpm),
  /** In the last 24 hours. */
  relieverPuffs: z.optional(z.int().check(z.gte(0), z.lte(maxRelieverPuffs))),
}

/** What the patient fills in. Bounds: specification, section 5. */
export const symptomReport = z.strictObject({
  coughSeverity: score,
  breathlessness: score,
  energy: score,
  mood: score,
  temperature: z.enum(temperatures),
  sputumColor: z.enum(sputumColors),
  sputumConsistency: z.enum(sputumConsistencies),
  /** Absent: not answered, or there is no phlegm. */
  sputumAmount: z.optional(z.enum(sputumAmounts)),
  ...measurementShape,
  /** Frozen when logged: a new personal best does not change the zone of earlier readings. */
  peakFlowZone: z.optional(peakFlowZone),
  /** What the person said of the whole day. Absent: as usual, or not said. */
  comparedWithUsual: z.optional(z.enum(['worse', 'much-worse'])),
  notes: z.optional(z.string().check(z.maxLength(maxNotesLength))),
  /** Scores that the patient never touched, so that a saved default does not count as an answer. */
  untouchedScores: z.optional(z.array(z.enum(scoreNames)).check(z.maxLength(scoreNames.length))),
  /** The same for temperature and phlegm. */
  untouchedFields: z.optional(
    z.array(z.enum(untouchableFields)).check(z.maxLength(untouchableFields.length)),
  ),
})
export type SymptomReport = z.infer<typeof symptomReport>

/**
 * A stored entry. `date` is the phone's time of logging. `receivedAt` is the server's time of receipt, absent until
 * then.
 */
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

/** The values of an untouched form (specification, section 5: 5, normal, clear, none). */
export const untouchedReport: SymptomReport = {
  coughSeverity: defaultScore,
  breathlessness: defaultScore,
  energy: defaultScore,
  mood: defaultScore,
  temperature: 'normal',
  sputumColor: 'clear',
  sputumConsistency: 'none',
}
