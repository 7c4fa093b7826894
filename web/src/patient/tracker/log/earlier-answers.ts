import { withoutFindingDays } from '@second-wind/core/findings/comparison-days'
import { isAnswered } from '@second-wind/core/records/phlegm'
import { type ScoreName, scoreNames, type SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { type UsualDay, withoutRedPhlegm } from '@second-wind/core/records/usual-day'
import type { Person } from '@second-wind/core/triage/person'
import { findProfile, listSymptoms } from '../../../data/local/index.ts'
import { emptyForm, type SymptomForm, type DayChoice } from '../symptom-form.ts'

const entriesRead = 60

/** Only these are filled in from a usual day. Temperature, peak flow and puffs must be measured again. */
const filledFields = [...scoreNames, 'sputumColor', 'sputumConsistency'] as const

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
  const [profile, entries] = await Promise.all([
    findProfile().catch(() => undefined),
    listSymptoms(entriesRead).catch(() => []),
  ])
  return earlierAnswers(profile, entries)
}

/** @param entries newest first */
function earlierAnswers(
  person: (Person & { usualDay?: UsualDay | undefined }) | undefined,
  entries: readonly SymptomEntry[],
): EarlierAnswers {
  const usualDay = person?.usualDay
  const well = withoutFindingDays(entries, person).find((entry) => answeredScores(entry).length > 0)
  const reference = scoreNames.flatMap((name) => {
    const usual = usualDay?.[name]
    const score = usual ?? entries.find((entry) => answeredScores(entry).includes(name))?.[name]
    return score === undefined ? [] : [[name, { score, isUsual: usual !== undefined }] as const]
  })
  return {
    usual: usualDay
      ? { answers: answersOfUsualDay(usualDay) }
      : well && {
          answers: answersOfEntry(well),
          well: { day: well.localDate, isNewest: well === entries[0] },
        },
    reference: Object.fromEntries(reference),
  }
}

const answeredScores = ({ untouchedScores = [] }: SymptomEntry): ScoreName[] =>
  scoreNames.filter((name) => !untouchedScores.includes(name))

function answersOfUsualDay(usualDay: UsualDay): Answers {
  const usual = withoutRedPhlegm(usualDay)
  return Object.fromEntries(filledFields.flatMap((name) => (name in usual ? [[name, usual[name]]] : [])))
}

const answersOfEntry = (entry: SymptomEntry): Answers => ({
  ...Object.fromEntries(answeredScores(entry).map((name) => [name, entry[name]])),
  ...(isAnswered(entry, 'sputumColor') && { sputumColor: entry.sputumColor }),
  ...(isAnswered(entry, 'sputumConsistency') && { sputumConsistency: entry.sputumConsistency }),
})

/**
 * The values of the form after the person chose a way to fill it. A field that the choice does not fill keeps its
 * value.
 */
export function valuesFor(
  dayChoice: DayChoice,
  form: SymptomForm,
  usual: EarlierAnswers['usual'],
): Partial<SymptomForm> {
  if (dayChoice === 'usual')
    return usual ? { dayChoice, ...fill(form, usual.answers) } : { dayChoice: 'usual-unknown' }
  return form.dayChoice === 'usual' && usual && dayChoice !== 'each'
    ? { dayChoice, ...unfill(form, usual.answers) }
    : { dayChoice }
}

const fill = ({ untouchedScores, untouchedFields }: SymptomForm, answers: Answers): Partial<SymptomForm> => ({
  ...answers,
  untouchedScores: untouchedScores.filter((name) => !(name in answers)),
  untouchedFields: untouchedFields.filter((name) => !(name in answers)),
})

/** Takes back what is still as it was filled. */
function unfill(form: SymptomForm, answers: Answers): Partial<SymptomForm> {
  const isFilled = (name: (typeof filledFields)[number]) => name in answers && form[name] === answers[name]
  const { untouchedScores, untouchedFields } = emptyForm
  return {
    ...Object.fromEntries(filledFields.filter(isFilled).map((name) => [name, emptyForm[name]])),
    untouchedScores: untouchedScores.filter((name) => isFilled(name) || form.untouchedScores.includes(name)),
    untouchedFields: untouchedFields.filter(
      (name) => (name !== 'temperature' && isFilled(name)) || form.untouchedFields.includes(name),
    ),
  }
}
