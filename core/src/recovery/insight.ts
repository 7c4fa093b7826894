import type { SymptomReport } from '../model/symptom-entry.ts'
import { safetyTip, tomorrowTips } from './tomorrow-tips.ts'

export type InsightIcon = 'warning' | 'sun' | 'cloud' | 'up' | 'rest' | 'phone' | 'star'

/** What a person reads after logging. `id` names the row that spoke; `help` is what stands beside the words. */
export type Insight = {
  id: string
  icon: InsightIcon
  message: string
  source: string
  help: 'none' | 'call-111' | 'check-and-emergency'
  tomorrow: string
}

type Facts = { report: SymptomReport; day: number; score: number }
type InsightRow = Omit<Insight, 'tomorrow'> & { when: (facts: Facts) => boolean }

/**
 * @param day how many days have a check-in, today included
 * @param random 0 to 1, chooses the tip for tomorrow
 */
export function insightFor(report: SymptomReport, day: number, random: number): Insight {
  const facts = { report, day, score: insightScore(report) }
  const { when: _, ...row } = insightRows.find(({ when }) => when(facts)) ?? persistent
  const tip = tomorrowTips[Math.floor(random * tomorrowTips.length)] ?? safetyTip
  return { ...row, tomorrow: row.id === safety.id ? safetyTip : tip }
}

/** 1 (well) to 10 (ill): the formula of the specification, section 4. */
export function insightScore({ coughSeverity, breathlessness, energy }: SymptomReport): number {
  return (coughSeverity + breathlessness + (11 - energy)) / 3
}

export const insightDisclaimer =
  'This message comes from your own scores and public health guidance. It is not medical advice.'

/** Comes first: the mean of three scores hides one very bad score (hazards C4 and C5). */
const safety: InsightRow = {
  id: 'safety',
  when: ({ report }) =>
    report.breathlessness >= 7 ||
    report.coughSeverity >= 9 ||
    report.temperature === 'high-fever' ||
    report.sputumColor === 'red',
  icon: 'warning',
  message: 'One of your scores is high today. Do the symptom check, or call 111 if you are worried.',
  source: 'a safety rule of this app',
  help: 'check-and-emergency',
}

/** Comes last: day 6 or later with a score above 3. */
const persistent: InsightRow = {
  id: 'later-persistent',
  when: () => true,
  icon: 'phone',
  message:
    'You still have symptoms. If you are not better by day 10, or you get worse, contact a GP surgery.',
  source: 'an advice rule of this app',
  help: 'none',
}

/** The first row that fits speaks. Branches: specification, section 4. Words and sources: clinical content, 14. */
export const insightRows: readonly InsightRow[] = [
  safety,
  {
    id: 'first-days-mild',
    when: ({ day, score }) => day <= 2 && score <= 4,
    icon: 'sun',
    message: 'Your symptoms look mild today. Most colds get better in about 2 weeks.',
    source: 'UKHSA TARGET leaflet, 2024',
    help: 'none',
  },
  {
    id: 'first-days-hard',
    when: ({ day }) => day <= 2,
    icon: 'cloud',
    message:
      'The first days are often the hardest. Rest and have plenty of drinks. Sore throats often ease in 7 to 8 days.',
    source: 'UKHSA TARGET leaflet, 2024',
    help: 'none',
  },
  {
    id: 'middle-days-low',
    when: ({ day, score }) => day <= 5 && score <= 3,
    icon: 'up',
    message: 'Your scores are low. Carry on with what is helping.',
    source: 'your own log',
    help: 'none',
  },
  {
    id: 'middle-days-tired',
    when: ({ day, score }) => day <= 5 && score <= 6,
    icon: 'rest',
    message: 'Feeling tired now is common. Do a little, rest, then do a little more.',
    source: 'NHS chest infection page',
    help: 'none',
  },
  {
    id: 'middle-days-high',
    when: ({ day }) => day <= 5,
    icon: 'phone',
    message: 'Your scores are still high. Contact a GP surgery or call 111 for advice.',
    source: 'NHS advice',
    help: 'call-111',
  },
  {
    id: 'later-low',
    when: ({ score }) => score <= 3,
    icon: 'star',
    message: 'Your scores are low today. A cough can still last 3 to 4 weeks.',
    source: 'NICE NG120',
    help: 'none',
  },
  persistent,
]
