import { epochMs } from '../../platform/moment.ts'
import { hasNoPhlegm, isAnswered } from '../../records/phlegm.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import { type UsualDay, usualSputumColor } from '../../records/usual-day.ts'
import { findMissingAnswers, type SignAnswer } from '../answers-that-end-signs.ts'
import type { CurrentFinding } from '../current-findings.ts'
import type { EntryContext } from '../entry-context.ts'
import { usualDaysForClosing } from '../open-flare-up.ts'
import { isPhlegmDarker, isPhlegmMore, pointsWorseThanUsual } from '../usual-comparison.ts'

/** What a person is asked about before "I am back to normal for me" ends a flare-up. The amount of phlegm is phlegm. */
export type AskedAboutUsual = 'breathing' | Exclude<SignAnswer, 'phlegmAmount'>

/** What every flare-up is about (NICE NG115, 2018, updated 2019). */
export const askedOfEveryFlareUp = ['breathing', 'phlegm'] as const satisfies AskedAboutUsual[]

type Logged = {
  /** A flare-up that is open. */
  open: Pick<CurrentFinding, 'fromMs' | 'needed'>
  entries: readonly SymptomEntry[]
  context: Omit<EntryContext, 'others'>
  /** Local date, YYYY-MM-DD. */
  today: string
  /** Something that was logged since is not like a usual day: then no entry counts as an answer. */
  hasDoubt: boolean
}

/**
 * Breathing and phlegm, unless each entry of today since the sign answers them as usual, and what the sign was about and
 * no such entry contains. Where all is answered, breathing and phlegm: no single tap ends a flare-up (HZ-02, HZ-37).
 */
export function askedBeforeUsual({
  open: { fromMs, needed = [] },
  entries,
  context,
  today,
  hasDoubt,
}: Logged): readonly AskedAboutUsual[] {
  const sinceSign = entries.filter(({ localDate, date }) => localDate === today && epochMs(date) > fromMs)
  const answered = hasDoubt ? [] : sinceSign
  const usualDays = answered.length > 0 ? usualDaysForClosing(today, entries, context) : []
  const isUsual = (test: (entry: SymptomEntry, usual: UsualDay) => boolean) =>
    usualDays.length > 0 && answered.every((entry) => usualDays.every((usual) => test(entry, usual)))
  const missing = findMissingAnswers(needed, answered)
  const asksPhlegm = missing.some(isPhlegm) || !isUsual(isPhlegmUsual)
  const asked: AskedAboutUsual[] = [
    ...(isUsual(isBreathingUsual) ? [] : (['breathing'] as const)),
    ...(asksPhlegm ? (['phlegm'] as const) : []),
    ...missing.filter((answer) => !isPhlegm(answer)),
  ]
  return asked.length > 0 ? asked : askedOfEveryFlareUp
}

const isPhlegm = (answer: SignAnswer): answer is 'phlegm' | 'phlegmAmount' =>
  answer === 'phlegm' || answer === 'phlegmAmount'

const isBreathingUsual = (entry: SymptomEntry, usual: UsualDay): boolean =>
  (pointsWorseThanUsual('breathlessness', entry, usual) ?? 1) <= 0

const isPhlegmUsual = (entry: SymptomEntry, usual: UsualDay): boolean =>
  isAnswered(entry, 'sputumConsistency') &&
  usual.sputumConsistency !== undefined &&
  (hasNoPhlegm(entry) || isColourUsual(entry, usual)) &&
  !isPhlegmMore(entry, usual)

const isColourUsual = (entry: SymptomEntry, usual: UsualDay): boolean =>
  isAnswered(entry, 'sputumColor') &&
  (usualSputumColor(usual) !== undefined || entry.sputumColor === 'clear') &&
  !isPhlegmDarker(entry, usual)
