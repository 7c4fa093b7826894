/*
 * "Recovery data (hard-coded on home): dayCount 5, progressPercent 68, coughReduction 40, breathingScore 8.2,
 * energyLevel 7 (out of 10)." Ruling "Figures come from data": recovery % = mean of cough reduction %, breathing
 * score x 10, energy x 10 and mood x 10; breathing score = 10 - mean breathlessness of the episode; cough reduction =
 * first day against latest; energy and mood = latest. Hazards C15 (untouched scores), C29 (figures without data).
 */
import { scoreNames, type ScoreName, type SymptomEntry } from '../records/symptom-entry.ts'
import { entriesWithScore, answeredScores } from './answered-scores.ts'
import { currentEpisode, episodeDayCount } from './episode.ts'
import { meanToOneDecimal, sum, roundHalfUp } from './rounding.ts'

const minCheckInDays = 2

type EpisodeScores = Pick<SymptomEntry, 'id' | 'date' | 'localDate' | ScoreName | 'untouchedScores'>

export type RecoveryFigures = {
  /** Per cent; negative if the cough got worse. */
  coughReduction: number | null
  /** 0 to 9, one decimal, higher is better. */
  breathingScore: number | null
  energyLevel: number | null
  moodLevel: number | null
}

/** `null` means unknown because the score was not set; `missing` names it. Percentages are whole numbers. */
export type RecoverySummary =
  | { status: 'not-enough'; dayCount: number; checkInDays: number; checkInDaysNeeded: number }
  | (RecoveryFigures & {
      status: 'ready'
      dayCount: number
      progressPercent: number | null
      /** The parts whose mean is the percentage, each 0 to 100. */
      parts: Record<ScoreName, number | null>
      missing: ScoreName[]
    })

/** @param entries all entries of one patient, in any order */
export function recoverySummary(entries: readonly EpisodeScores[], today: string): RecoverySummary {
  const episode = currentEpisode(entries, today)
  const dates = episode.map((entry) => entry.localDate)
  const dayCount = episodeDayCount(dates, today)
  const checkInDays = new Set(dates).size
  if (checkInDays < minCheckInDays) {
    return { status: 'not-enough', dayCount, checkInDays, checkInDaysNeeded: minCheckInDays - checkInDays }
  }
  const breathlessness = answeredScores('breathlessness', episode)
  const figures = {
    coughReduction: coughReduction(episode),
    breathingScore: meanToOneDecimal(10 * breathlessness.length - sum(breathlessness), breathlessness.length),
    energyLevel: answeredScores('energy', episode).at(-1) ?? null,
    moodLevel: answeredScores('mood', episode).at(-1) ?? null,
  }
  return { status: 'ready', dayCount, ...figures, ...progress(figures) }
}

/** The mean of the first day with a cough score against the latest score of a later day. */
function coughReduction(episode: readonly EpisodeScores[]): number | null {
  const entries = entriesWithScore('coughSeverity', episode)
  const [first] = entries
  const latest = entries.at(-1)
  if (!first || !latest || first.localDate === latest.localDate) return null
  const firstDay = answeredScores(
    'coughSeverity',
    entries.filter((entry) => entry.localDate === first.localDate),
  )
  const total = sum(firstDay)
  return roundHalfUp(((total - latest.coughSeverity * firstDay.length) * 100) / total)
}

/** Uses the figures as shown, so that a person who recalculates the percentage gets the same result. */
function progress(figures: RecoveryFigures) {
  const parts = {
    coughSeverity: percent(figures.coughReduction, 1),
    breathlessness: percent(figures.breathingScore, 10),
    energy: percent(figures.energyLevel, 10),
    mood: percent(figures.moodLevel, 10),
  }
  const missing = scoreNames.filter((name) => parts[name] === null)
  const known = Object.values(parts).filter((part) => part !== null)
  const progressPercent = missing.length > 0 ? null : roundHalfUp(sum(known) / known.length)
  return { parts, missing, progressPercent }
}

/** Never below 0: a cough that got worse counts as 0. Scores of 1 to 10 cannot give more than 100. */
function percent(figure: number | null, times: number): number | null {
  return figure === null ? null : Math.max(0, roundHalfUp(figure * times))
}
