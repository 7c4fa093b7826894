import type { UsualDay } from '../records/usual-day.ts'
import { type FlareUpSign, flareUpSigns } from '../triage/flare-up-answers.ts'
import {
  type ComparedReport,
  isPhlegmDarker,
  isPhlegmMore,
  pointsWorseThanUsual,
} from './usual-comparison.ts'

/** A sign of a flare-up, or 37.8 °C or more, which with one of them makes a flare-up likely. */
export type DaySign = FlareUpSign | 'temperature'

/** How a finding lists a sign that an earlier entry of the same day shows. */
export const earlierSignId = (sign: DaySign) => `earlier-${sign}` as const

/**
 * The signs that an entry shows, compared with the person's usual day. 1 point of a score is within a day's variation.
 * While nothing is known of the usual day, high scores count as signs: unknown is never read as usual.
 */
export function flareUpSignsInEntry(
  report: ComparedReport,
  usual: UsualDay | undefined,
  points = signPoints,
): FlareUpSign[] {
  return flareUpSigns.filter(
    (sign) =>
      (sign === 'breathing' && isScoreSign('breathlessness', report, usual, points)) ||
      (sign === 'cough' && isScoreSign('coughSeverity', report, usual, points)) ||
      (sign === 'phlegm-amount' && isPhlegmMore(report, usual)) ||
      (sign === 'phlegm-colour' && isPhlegmDarker(report, usual)),
  )
}

/** Points of a score above the usual day that are a sign. */
export const signPoints = 2

/** Above what most people with COPD who are well log; below the absolute warning signs. */
const highWithoutUsual = { breathlessness: 6, coughSeverity: 7 } as const

function isScoreSign(
  name: keyof typeof highWithoutUsual,
  report: ComparedReport,
  usual: UsualDay | undefined,
  points: number,
): boolean {
  if (usual?.[name] !== undefined) return (pointsWorseThanUsual(name, report, usual) ?? 0) >= points
  return report[name] >= highWithoutUsual[name] && !report.untouchedScores?.includes(name)
}
