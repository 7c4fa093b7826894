import {
  hasColouredPhlegmWithoutCondition,
  hasTwoSigns,
  isAboveUsual,
  isOneSignWithoutCopd,
  mayHighScoresBeUsual,
  row,
  signsOfDay,
} from './entry-facts.ts'
import {
  hasRelieverAlone,
  hasRelieverWithWorseDay,
  isWorseDayForAlert,
  signsOfWorseDay,
} from './rules/reliever-with-worse-day.ts'
import { watchFindingRules } from './rules/watch-finding-rules.ts'
import { comparedScores } from './usual-comparison.ts'

/**
 * Every screen, alert and risk level reads this table. It only ever raises a level of the specification (section 4). Most
 * serious first, also within a level: the place of a row is its rank (finding-gravity.ts). Reasons and sources are in
 * entry-finding-sources.ts, which no screen loads. Of the rules about one symptom, only the most serious applies.
 */
export const entryFindingRules = [
  row({
    id: 'breathlessness-severe',
    level: 'emergency',
    alert: { type: 'severe_breathlessness', severity: 'critical' },
    when: ({ report }) => report.breathlessness >= 9,
  }),
  row({
    id: 'peak-flow-below-50',
    level: 'emergency',
    alert: { type: 'low_peak_flow', severity: 'critical' },
    when: ({ report }) => report.peakFlowZone === 'below_50',
  }),
  row({
    id: 'phlegm-red',
    level: 'emergency',
    alert: { type: 'red_phlegm', severity: 'critical' },
    when: ({ report }) => report.sputumColor === 'red',
  }),
  row({
    id: 'fever-high',
    level: 'emergency',
    alert: { type: 'high_fever', severity: 'critical' },
    when: ({ report }) => report.temperature === 'high-fever',
  }),

  row({
    id: 'breathlessness-high',
    level: 'urgent',
    alert: { type: 'severe_breathlessness', severity: 'high' },
    when: ({ report }) => report.breathlessness >= 7 && report.breathlessness < 9,
  }),
  row({
    id: 'reliever-over-8-puffs',
    level: 'urgent',
    alert: { type: 'high_reliever_use', severity: 'high' },
    when: ({ report }) => (report.relieverPuffs ?? 0) > 8,
  }),
  row({
    id: 'flare-up-two-signs',
    level: 'urgent',
    alert: { type: 'possible_flare_up', severity: 'high' },
    when: (facts) => facts.hasCopd && hasTwoSigns(facts),
    signs: signsOfDay,
  }),
  row({
    id: 'two-signs-with-lung-condition',
    level: 'urgent',
    alert: { type: 'possible_flare_up', severity: 'high' },
    when: (facts) => facts.hasLungCondition && !facts.hasCopd && hasTwoSigns(facts),
    signs: signsOfDay,
    namesUsual: true,
  }),
  row({
    id: 'worse-than-usual',
    level: 'urgent',
    alert: { type: 'worse_than_usual', severity: 'high' },
    when: ({ sustained }) => sustained.length > 0,
    alertWhen: ({ sustainedForAlert }) => sustainedForAlert.length > 0,
    signs: ({ sustained }) => sustained,
    namesUsual: true,
  }),
  row({
    id: 'feels-much-worse',
    level: 'urgent',
    alert: { type: 'worse_than_usual', severity: 'high' },
    when: ({ report }) => report.comparedWithUsual === 'much-worse',
  }),
  row({
    id: 'lasting-with-lung-condition',
    level: 'urgent',
    alert: { type: 'worse_than_usual', severity: 'high' },
    when: ({ hasLungCondition, lasting }) => hasLungCondition && lasting.signs.length > 0,
    alertWhen: ({ lasting }) => lasting.isForAlert,
    signs: ({ lasting }) => lasting.signs,
    namesUsual: true,
  }),
  row({
    id: 'peak-flow-50-80',
    level: 'urgent',
    alert: { type: 'low_peak_flow', severity: 'medium' },
    when: ({ report }) => report.peakFlowZone === '50_80',
  }),
  row({
    id: 'reliever-with-worse-day',
    level: 'urgent',
    alert: { type: 'high_reliever_use', severity: 'medium' },
    when: hasRelieverWithWorseDay,
    alertWhen: isWorseDayForAlert,
    signs: signsOfWorseDay,
  }),
  row({
    id: 'reliever-with-lung-condition',
    level: 'urgent',
    alert: { type: 'high_reliever_use', severity: 'medium' },
    when: hasRelieverAlone,
    signs: () => ['reliever-over-4-puffs'],
  }),
  row({
    id: 'breathing-with-lung-condition',
    level: 'urgent',
    alert: { type: 'possible_flare_up', severity: 'medium' },
    when: (facts) =>
      isOneSignWithoutCopd(facts) && facts.report.breathlessness < 7 && isAboveUsual('breathlessness', facts),
    namesUsual: true,
  }),
  row({
    id: 'fever-with-lung-condition',
    level: 'urgent',
    alert: { type: 'high_temperature', severity: 'medium' },
    when: ({ report, hasLungCondition }) => report.temperature === 'moderate-fever' && hasLungCondition,
  }),
  row({
    id: 'cough-severe',
    level: 'urgent',
    alert: { type: 'severe_cough', severity: 'medium' },
    when: ({ report }) => report.coughSeverity >= 9,
  }),
  row({
    id: 'high-scores-with-sign',
    level: 'urgent',
    alert: { type: 'high_scores', severity: 'medium' },
    when: (facts) => facts.highScores === 'ask-for-advice' && !mayHighScoresBeUsual(facts),
    // A score that the person did not set is no answer.
    alertWhen: ({ report }) => comparedScores.every((name) => !report.untouchedScores?.includes(name)),
    signs: ({ signsBesideScores }) => signsBesideScores,
    namesUsual: true,
  }),
  row({
    id: 'lasting',
    level: 'urgent',
    alert: { type: 'possible_flare_up', severity: 'medium' },
    when: ({ hasLungCondition, lasting }) => !hasLungCondition && lasting.signs.length > 0,
    alertWhen: ({ lasting }) => lasting.isForAlert,
    signs: ({ lasting }) => lasting.signs,
  }),
  row({
    id: 'phlegm-with-fever-medium',
    level: 'urgent',
    alert: { type: 'possible_flare_up', severity: 'medium' },
    when: (facts) =>
      facts.report.temperature === 'moderate-fever' && hasColouredPhlegmWithoutCondition(facts),
    signs: () => ['fever-medium'],
  }),
  row({
    id: 'breathlessness-moderate',
    level: 'urgent',
    when: ({ report, mayUsuallyBeBreathless, signs }) =>
      !mayUsuallyBeBreathless && signs.includes('breathing') && report.breathlessness === 6,
  }),
  row({
    id: 'fever-medium',
    level: 'urgent',
    when: ({ report, hasLungCondition }) => report.temperature === 'moderate-fever' && !hasLungCondition,
  }),

  ...watchFindingRules,
]

type Row = (typeof entryFindingRules)[number]
export type EntryFindingId = Row['id']
export type EmergencyFindingId = Extract<Row, { level: 'emergency' }>['id']
