import { maxScore, scoreNames } from '../../records/symptom-entry.ts'
import type { ChangeThreshold, UsualDay } from '../../records/usual-day.ts'
import { scoreLabels, sputumColorLabels, sputumConsistencyLabels } from '../symptom-labels.ts'
import { exportWords } from './export-words.ts'
import { usualDayWords } from './usual-day-words.ts'

type UsualDayFact = { field: Exclude<keyof UsualDay, 'setOn'>; label: string; value: string }

/** What a usual day contains, in the order of an entry. Fields that are not set are left out. */
export function usualDayFacts(usual: UsualDay): UsualDayFact[] {
  const { sputumColor, sputumConsistency, relieverPuffs } = usual
  const { fields } = exportWords
  const facts: { field: UsualDayFact['field']; label: string; value: string | undefined }[] = [
    ...scoreNames.map((field) => ({
      field,
      label: scoreLabels[field],
      value: usual[field] === undefined ? undefined : `${usual[field]} out of ${maxScore}`,
    })),
    {
      field: 'sputumConsistency',
      label: fields.sputumConsistency,
      value: sputumConsistency && sputumConsistencyLabels[sputumConsistency],
    },
    { field: 'sputumColor', label: fields.sputumColor, value: sputumColor && sputumColorLabels[sputumColor] },
    {
      field: 'relieverPuffs',
      label: usualDayWords.reliever,
      value: relieverPuffs === undefined ? undefined : String(relieverPuffs),
    },
  ]
  return facts.flatMap(({ field, label, value }) => (value === undefined ? [] : [{ field, label, value }]))
}

/** "Cough: 4 out of 10; Breathlessness: 4 out of 10; set on 2026-06-01", or the day as `formatDay` writes it. */
export const describeUsualDay = (usual: UsualDay, formatDay = (day: string) => day): string =>
  [
    ...usualDayFacts(usual).map(({ label, value }) => `${label}: ${value}`),
    `set on ${formatDay(usual.setOn)}`,
  ].join('; ')

/** "worse by 2 points or more, on 2 check-in days in a row". */
export function describeThreshold({ points, days }: ChangeThreshold): string {
  const by = `worse by ${points} ${points === 1 ? 'point' : 'points'} or more`
  return days === 1 ? `${by}, on 1 check-in day` : `${by}, on ${days} check-in days in a row`
}
