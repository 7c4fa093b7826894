import {
  hasColouredPhlegmWithoutCondition,
  hasTwoSigns,
  isAboveUsual,
  isOneSignWithoutCopd,
  isPhlegmDarkerThanUsual,
  isRelieverAboveUsual,
  mayHighScoresBeUsual,
  row,
} from '../entry-facts.ts'
import { isWorseBy } from '../usual-comparison.ts'

/** The signs to watch of entry-finding-rules.ts, most serious first. */
export const watchFindingRules = [
  row({
    id: 'flare-up-one-sign',
    level: 'watch',
    alert: { type: 'possible_flare_up', severity: 'medium' },
    when: (facts) =>
      facts.hasCopd && facts.signs.some((sign) => sign !== 'temperature') && !hasTwoSigns(facts),
    alertWhen: ({ hasSignForAlert }) => hasSignForAlert,
    signs: ({ signs }) => signs,
    namesUsual: true,
  }),
  row({
    id: 'phlegm-coloured',
    level: 'watch',
    alert: { type: 'changed_phlegm', severity: 'medium' },
    when: (facts) =>
      isOneSignWithoutCopd(facts) && facts.report.sputumColor !== 'red' && isPhlegmDarkerThanUsual(facts),
  }),
  row({
    id: 'phlegm-more-with-lung-condition',
    level: 'watch',
    alert: { type: 'changed_phlegm', severity: 'medium' },
    when: (facts) => isOneSignWithoutCopd(facts) && facts.signs.includes('phlegm-amount'),
    namesUsual: true,
  }),
  row({
    id: 'energy-very-low',
    level: 'watch',
    alert: { type: 'very_low_energy', severity: 'medium' },
    when: ({ report }) => report.energy <= 2,
  }),
  row({
    id: 'cough-with-lung-condition',
    level: 'watch',
    when: (facts) =>
      isOneSignWithoutCopd(facts) && facts.report.coughSeverity < 9 && isAboveUsual('coughSeverity', facts),
    namesUsual: true,
  }),
  row({
    id: 'reliever-over-4-puffs',
    level: 'watch',
    when: (facts) => (facts.report.relieverPuffs ?? 0) <= 8 && isRelieverAboveUsual(4, facts),
  }),
  row({
    id: 'may-be-worse-than-usual',
    level: 'watch',
    when: (facts) =>
      facts.mayBeWorse.length > 0 && !hasTwoSigns(facts) && facts.highScores !== 'ask-for-advice',
    signs: ({ mayBeWorse }) => mayBeWorse,
    namesUsual: true,
  }),
  row({
    id: 'high-scores-usual-unknown',
    level: 'watch',
    when: (facts) => facts.highScores === 'ask-for-advice' && mayHighScoresBeUsual(facts),
    signs: ({ signsBesideScores }) => signsBesideScores,
  }),
  row({
    id: 'high-scores-unlike-usual',
    level: 'watch',
    when: ({ highScores }) => highScores === 'unlike-usual',
    signs: ({ signsBesideScores }) => signsBesideScores,
  }),
  row({
    id: 'lasting-mild',
    level: 'watch',
    when: ({ hasLungCondition, lasting }) =>
      !hasLungCondition && lasting.signs.length === 0 && lasting.mild.length > 0,
    signs: ({ lasting }) => lasting.mild,
  }),
  row({
    id: 'fever-low-with-lung-condition',
    level: 'watch',
    when: ({ report, hasLungCondition }) => report.temperature === 'low-fever' && hasLungCondition,
  }),
  row({
    id: 'fever-low',
    level: 'watch',
    when: ({ report, hasLungCondition }) => report.temperature === 'low-fever' && !hasLungCondition,
  }),
  row({
    id: 'phlegm-with-fever-low',
    level: 'watch',
    when: (facts) => facts.report.temperature === 'low-fever' && hasColouredPhlegmWithoutCondition(facts),
  }),
  row({
    id: 'feels-worse-with-lung-condition',
    level: 'watch',
    when: ({ report, hasLungCondition }) => report.comparedWithUsual === 'worse' && hasLungCondition,
  }),
  row({
    id: 'feels-worse',
    level: 'watch',
    when: ({ report, hasLungCondition }) => report.comparedWithUsual === 'worse' && !hasLungCondition,
  }),
  row({
    id: 'worse-than-usual-today',
    level: 'watch',
    alertWhen: ({ isWorseTodayForAlert }) => isWorseTodayForAlert,
    when: ({ report, hasCopd, usualDays, points, sustained }) =>
      !hasCopd && sustained.length === 0 && isWorseBy(points, report, usualDays),
    namesUsual: true,
  }),
]
