import { findingContextOf, findingsOfRecords } from '@second-wind/core/findings/current-findings'
import type { Patient } from '@second-wind/core/records/patient'
import { isAnswered } from '@second-wind/core/records/phlegm'
import { type ScoreName, scoreNames, type SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { type UsualDay, withoutRedPhlegm } from '@second-wind/core/records/usual-day'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { findProfile, listSymptoms, listTriage } from '../../../data/local/index.ts'
import { emptyForm, type SymptomForm, type DayChoice } from '../symptom-form.ts'

const recordsRead = 60

/** Only these are filled in from a usual day. Temperature, peak flow and puffs must be measured again. */
const scoresAndPhlegm = [...scoreNames, 'sputumColor', 'sputumConsistency'] as const
const filledFields = [...scoresAndPhlegm, 'sputumAmount'] as const

/** Only what is known: the rest stays not set. */
type Answers = Partial<Pick<SymptomForm, (typeof filledFields)[number]>>

/** What earlier answers offer a new entry. */
export type EarlierAnswers = {
  /** From the usual day, or from the last entry of a well day. Undefined when there is neither. */
  usual: { answers: Answers; well?: { day: string; isNewest: boolean } } | undefined
  /** For each score the usual one, or else the last one. */
  reference: Partial<Record<ScoreName, { score: number; isUsual: boolean }>>
}

/** What cannot be read counts as absent. */
export async function readEarlierAnswers(): Promise<EarlierAnswers> {
  const [profile, entries, checks] = await Promise.all([
    findProfile().catch(() => undefined),
    listSymptoms(recordsRead).catch(() => []),
    listTriage(recordsRead).catch(() => []),
  ])
  return earlierAnswers(profile, entries, checks)
}

/**
 * @param entries newest first
 * @param checks symptom checks and replies
 */
function earlierAnswers(
  person: Patient | undefined,
  entries: readonly SymptomEntry[],
  checks: readonly TriageResult[],
): EarlierAnswers {
  const usualDay = person?.usualDay
  const reference = scoreNames.flatMap((name) => {
    const usual = usualDay?.[name]
    const score = usual ?? entries.find((entry) => answeredScores(entry).includes(name))?.[name]
    return score === undefined ? [] : [[name, { score, isUsual: usual !== undefined }] as const]
  })
  return {
    usual: usualDay ? { answers: answersOfUsualDay(usualDay) } : answersOfWellDay(person, entries, checks),
    reference: Object.fromEntries(reference),
  }
}

/**
 * From the newest entry of a day on which no entry and no check found anything. After a later sign its phlegm is left
 * out: it would count as an answer of today, and end the sign.
 */
function answersOfWellDay(
  person: Patient | undefined,
  entries: readonly SymptomEntry[],
  checks: readonly TriageResult[],
): EarlierAnswers['usual'] {
  const context = { ...findingContextOf(person), others: entries }
  const daysOfSigns = findingsOfRecords({ entries, checks }, context, Date.now()).map(
    ({ localDate }) => localDate,
  )
  const well = entries.find(
    (entry) => !daysOfSigns.includes(entry.localDate) && answeredScores(entry).length > 0,
  )
  if (!well) return undefined
  const isBeforeSign = daysOfSigns.some((day) => day > well.localDate)
  return {
    answers: { ...scoresOf(well), ...(!isBeforeSign && phlegmOf(well)) },
    well: { day: well.localDate, isNewest: well === entries[0] },
  }
}

const answeredScores = ({ untouchedScores = [] }: SymptomEntry): ScoreName[] =>
  scoreNames.filter((name) => !untouchedScores.includes(name))

function answersOfUsualDay(usualDay: UsualDay): Answers {
  const usual = withoutRedPhlegm(usualDay)
  const known = scoresAndPhlegm.flatMap((name) => (name in usual ? [[name, usual[name]]] : []))
  const hasPhlegm = (usual.sputumConsistency ?? 'none') !== 'none'
  return { ...Object.fromEntries(known), ...(hasPhlegm && { sputumAmount: 'usual' }) }
}

const scoresOf = (entry: SymptomEntry): Answers =>
  Object.fromEntries(answeredScores(entry).map((name) => [name, entry[name]]))

const phlegmOf = (entry: SymptomEntry): Answers => ({
  ...(isAnswered(entry, 'sputumColor') && { sputumColor: entry.sputumColor }),
  ...(isAnswered(entry, 'sputumConsistency') && { sputumConsistency: entry.sputumConsistency }),
  ...(entry.sputumAmount && { sputumAmount: entry.sputumAmount }),
})

/**
 * The values of the form after the person chose a way to fill it. A field that the choice does not fill keeps its
 * value.
 *
 * @param before the form when the usual day was chosen: the way back brings its answers back
 */
export function valuesFor(
  dayChoice: DayChoice,
  form: SymptomForm,
  usual: EarlierAnswers['usual'],
  before: SymptomForm = emptyForm,
): Partial<SymptomForm> {
  if (dayChoice === 'usual')
    return usual ? { dayChoice, ...fill(form, usual.answers) } : { dayChoice: 'usual-unknown' }
  return form.dayChoice === 'usual' && usual && dayChoice !== 'each'
    ? { dayChoice, ...unfill(form, usual.answers, before) }
    : { dayChoice }
}

const fill = ({ untouchedScores, untouchedFields }: SymptomForm, answers: Answers): Partial<SymptomForm> => ({
  ...answers,
  untouchedScores: untouchedScores.filter((name) => !(name in answers)),
  untouchedFields: untouchedFields.filter((name) => !(name in answers)),
})

/** Takes back what is still as it was filled. */
function unfill(form: SymptomForm, answers: Answers, before: SymptomForm): Partial<SymptomForm> {
  const isFilled = (name: (typeof filledFields)[number]) => name in answers && form[name] === answers[name]
  const { untouchedScores, untouchedFields } = emptyForm
  return {
    ...Object.fromEntries(filledFields.filter(isFilled).map((name) => [name, before[name]])),
    untouchedScores: untouchedScores.filter((name) =>
      (isFilled(name) ? before : form).untouchedScores.includes(name),
    ),
    untouchedFields: untouchedFields.filter((name) =>
      (name !== 'temperature' && isFilled(name) ? before : form).untouchedFields.includes(name),
    ),
  }
}
