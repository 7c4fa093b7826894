/*
 * The timeline shows "Fever subsiding", "Energy returning" and "Breathing easier" on fixed days. A warning says so when
 * the entries show the opposite (hazard C30; clinical content, section 15). The thresholds are our own choice: a change
 * of 2 score points is more than a slip of the finger, and a higher temperature band is a measured rise. A day is
 * judged by its worst answer, so that a better one later in the day hides nothing (hazard C4).
 */
import { temperatures, type ScoreName, type SymptomEntry } from '../records/symptom-entry.ts'
import { answeredScores } from './answered-scores.ts'
import { betterDirection } from './severity-words.ts'

const worseByPoints = 2

type Day = readonly Pick<SymptomEntry, ScoreName | 'temperature' | 'untouchedScores'>[]

type WorseRow = {
  id: 'cough-up' | 'breathlessness-up' | 'temperature-up' | 'energy-down'
  textId: 'scoresUp' | 'temperatureUp' | 'energyDown'
  when: (day: Day, before: Day) => boolean
}

/** Most serious first: the first matching row selects the words. */
const worseRows: readonly WorseRow[] = [
  { id: 'breathlessness-up', textId: 'scoresUp', when: scoreIsWorse('breathlessness') },
  { id: 'cough-up', textId: 'scoresUp', when: scoreIsWorse('coughSeverity') },
  {
    id: 'temperature-up',
    textId: 'temperatureUp',
    when: (day, before) => highestTemperatureBand(day) > highestTemperatureBand(before),
  },
  { id: 'energy-down', textId: 'energyDown', when: scoreIsWorse('energy') },
]

/** The rows by which a day was worse than the previous day with a check-in. */
export function findWorsening(day: Day, before: Day): WorseRow[] {
  return worseRows.filter((row) => row.when(day, before))
}

function scoreIsWorse(name: ScoreName): WorseRow['when'] {
  const direction = betterDirection[name] === 'lower' ? 1 : -1
  const worst = (day: Day) => Math.max(...answeredScores(name, day).map((score) => score * direction))
  return (day, before) => {
    const change = worst(day) - worst(before)
    return Number.isFinite(change) && change >= worseByPoints
  }
}

const highestTemperatureBand = (day: Day): number =>
  Math.max(...day.map((entry) => temperatures.indexOf(entry.temperature)))
