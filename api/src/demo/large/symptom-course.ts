import { classifyPeakFlow } from '@second-wind/core/records/peak-flow-zone'
import { maxScore, minScore, type SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { SeededRandom } from './seeded-random.ts'

/** A person's usual state, from 1 (well) to 5 (breathless every day), and what they measure. */
export type UsualState = { usual: number; usesReliever: boolean; peakFlowBestLpm: number | undefined }

/** A flare-up: worst at the start, over after `lastsDays`. `height` is in score points. */
type FlareUp = { startsOn: number; lastsDays: number; height: number }

const daysBetweenFlareUps = 60

/** A person's daily reports, oldest first: mostly their usual state, sometimes a flare-up. */
export function symptomCourse(
  days: number,
  { usual, usesReliever, peakFlowBestLpm }: UsualState,
  random: SeededRandom,
): SymptomReport[] {
  const flareUps = flareUpsIn(days, usual, random)
  return Array.from({ length: days }, (_, day) => {
    const worse = Math.max(0, ...flareUps.map((flareUp) => heightOn(day, flareUp)))
    const about = (value: number) =>
      Math.min(maxScore, Math.max(minScore, Math.round(value + random.next() * 1.6 - 0.8)))
    return {
      coughSeverity: about(usual + worse),
      breathlessness: about(usual - 0.4 + 0.85 * worse),
      energy: about(8.4 - 0.6 * usual - 0.6 * worse),
      mood: about(7.8 - 0.4 * usual - 0.4 * worse),
      temperature: temperatureOf(worse, random),
      sputumColor: worse > 4 ? random.pick(['green', 'green', 'brown']) : worse > 2 ? 'yellow' : 'clear',
      sputumConsistency: worse > 3 ? random.pick(['thick', 'sticky']) : random.pick(['none', 'thin', 'thin']),
      ...(peakFlowBestLpm !== undefined && peakFlowOf(peakFlowBestLpm, worse, random)),
      ...(usesReliever && { relieverPuffs: Math.max(0, Math.round(worse * 1.2 + random.next() * 2 - 0.8)) }),
      ...(random.chance(0.12) && { notes: random.pick(worse > 2.5 ? badDayNotes : goodDayNotes) }),
      ...(random.chance(0.05) && { untouchedScores: ['mood' as const] }),
    }
  })
}

function flareUpsIn(days: number, usual: number, random: SeededRandom): FlareUp[] {
  const count = Array.from({ length: days }, () => random.chance(1 / daysBetweenFlareUps)).filter(Boolean)
  return count.map(() => ({
    startsOn: random.between(-5, days - 1),
    lastsDays: random.between(6, 14),
    height: 2 + random.next() * (4 + usual * 0.6),
  }))
}

function heightOn(day: number, { startsOn, lastsDays, height }: FlareUp): number {
  const since = day - startsOn
  return since < 0 ? 0 : height * Math.max(0, 1 - since / lastsDays)
}

function temperatureOf(worse: number, random: SeededRandom): SymptomReport['temperature'] {
  if (worse > 4 && random.chance(0.15)) return 'high-fever'
  if (worse > 3 && random.chance(0.3)) return 'moderate-fever'
  return worse > 1.5 && random.chance(0.4) ? 'low-fever' : 'normal'
}

function peakFlowOf(bestLpm: number, worse: number, random: SeededRandom): Partial<SymptomReport> {
  const peakFlowLpm = Math.round((bestLpm * (0.97 - 0.07 * worse - random.next() * 0.08)) / 10) * 10
  const { zone } = classifyPeakFlow({ todayLpm: peakFlowLpm, bestLpm })
  return zone === 'unknown' ? {} : { peakFlowLpm, peakFlowZone: zone }
}

/** Notes beside the scores, for bad and good days. */
const badDayNotes = [
  'Hardly slept, propped up on three pillows.',
  'Stopped twice on the stairs.',
  'Used the blue inhaler more than usual.',
  'Chest feels tight in the cold air.',
  'Coughing fits after talking on the phone.',
  'Could not finish the shopping.',
  'Feel hot and shivery by turns.',
  'Phlegm is darker than yesterday.',
  'Worse since the visitors with colds.',
  'Rang the surgery, waiting for a call back.',
] as const

const goodDayNotes = [
  'A better night.',
  'Walked round the park without stopping.',
  'Back to my usual.',
  'Started the breathing exercises again.',
  'Only a little cough first thing.',
  'Did the garden for half an hour.',
  'Last day of the antibiotics.',
  'Cleaner air by the sea this week.',
  'Forgot my preventer last night, took it this morning.',
  'Feeling quite well.',
] as const
