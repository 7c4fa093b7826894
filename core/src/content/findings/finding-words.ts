import type { CheckFindingId } from '../../findings/current-findings.ts'
import type { EntryFindingId } from '../../findings/entry-finding-rules.ts'
import type { Finding } from '../../findings/finding.ts'
import { type DaySign, earlierSignId } from '../../findings/flare-up-signs.ts'
import { insightScore, scoreLimits } from '../../findings/insight-score.ts'
import { lowerFirst } from '../../platform/first-letter.ts'
import type { SymptomReport } from '../../records/symptom-entry.ts'
import { type Review, reviewed } from '../review.ts'
import type { SourceId } from '../sources.ts'

/** One row of the findings in words. */
export type FindingWords = Review & {
  id: string
  /** A clause about the patient: after "You see this because" on the patient's screens. True without a usual day too. */
  patient: string
  /** A label for a clinician. True without a usual day too. */
  clinician: string
  /** What was logged, as a phrase after "you logged" or in an alert: "breathlessness 9 out of 10". */
  logged: (report: SymptomReport, signs: readonly string[], read: ReadingDay) => string
}

type ReadingDay = {
  /** Whether the entry is of the day on which this is read. */
  isToday: boolean
  /** Whether the person had set a usual day: the words compare with no other. */
  isUsualKnown: boolean
}

export const entryFindingWords: Record<EntryFindingId, FindingWords> = {
  'breathlessness-severe': words(
    'breathlessness-severe',
    'your breathlessness score is 9 or more',
    'Breathlessness 9 or more',
    ({ breathlessness }) => `breathlessness ${breathlessness} out of 10`,
    'nhs-shortness-of-breath',
  ),
  'peak-flow-below-50': words(
    'peak-flow-below-50',
    'your peak flow is under half of your best',
    'Peak flow under 50%',
    ({ peakFlowLpm }) => `peak flow under half of the personal best${litres(peakFlowLpm)}`,
    'bts-acute-asthma',
  ),
  'phlegm-red': words(
    'phlegm-red',
    'you logged red or blood-stained phlegm',
    'Red phlegm',
    () => 'red or blood-stained phlegm',
    'nhs-coughing-up-blood',
  ),
  'fever-high': words(
    'fever-high',
    'you logged a very high temperature',
    'Very high temperature',
    () => 'a very high temperature (over 39.4°C)',
    'nhs-fever',
  ),
  'breathlessness-high': words(
    'breathlessness-high',
    'your breathlessness score is 7 or more',
    'Breathlessness 7 or more',
    ({ breathlessness }) => `breathlessness ${breathlessness} out of 10`,
    'nhs-shortness-of-breath',
  ),
  'breathlessness-moderate': words(
    'breathlessness-moderate',
    'your breathlessness score is 6',
    'Breathlessness 6',
    ({ breathlessness }) => `breathlessness ${breathlessness} out of 10`,
    'nhs-shortness-of-breath',
  ),
  'cough-severe': words(
    'cough-severe',
    'your cough score is 9 or more',
    'Cough 9 or more',
    ({ coughSeverity }) => `cough ${coughSeverity} out of 10`,
    'nhs-cough',
  ),
  'feels-much-worse': words(
    'feels-much-worse',
    'you said that you feel much worse than usual',
    'Says: much worse than usual',
    () => 'feeling much worse than usual',
    'nice-ng115',
  ),
  'feels-worse-with-lung-condition': words(
    'feels-worse-with-lung-condition',
    'you have a lung condition and said that you feel worse than usual',
    'Lung condition, says: worse than usual',
    () => 'feeling worse than usual',
    'nice-ng115',
  ),
  'feels-worse': words(
    'feels-worse',
    'you said that you feel worse than usual',
    'Says: worse than usual',
    () => 'feeling worse than usual',
    'nice-ng115',
  ),
  'reliever-over-8-puffs': words(
    'reliever-over-8-puffs',
    'you used more than 8 puffs of your reliever in 24 hours',
    'Reliever: more than 8 puffs',
    ({ relieverPuffs = 0 }) => `${relieverPuffs} puffs of reliever in 24 hours`,
    'alu-asthma-attack',
  ),
  'flare-up-two-signs': words(
    'flare-up-two-signs',
    'you have COPD and two signs of a flare-up',
    'Possible COPD flare-up: 2 signs or more',
    (report, signs, { isToday }) => `signs of a COPD flare-up: ${listSigns(report, signs, isToday)}`,
    'nice-ng115',
  ),
  'two-signs-with-lung-condition': words(
    'two-signs-with-lung-condition',
    'you have a lung condition and two signs of getting worse',
    'Lung condition: 2 signs or more',
    (report, signs, { isToday, isUsualKnown }) =>
      // Where the others are named elsewhere.
      asLogged(report).get(signs.length === 1 ? (signs[0] ?? '') : '') ??
      `${isUsualKnown ? 'signs above usual' : 'signs of getting worse'}: ${listSigns(report, signs, isToday)}`,
    'nice-ng245',
  ),
  'breathing-with-lung-condition': words(
    'breathing-with-lung-condition',
    'you have a lung condition and your breathing is worse than before',
    'Lung condition: breathlessness higher than before',
    ({ breathlessness }, _signs, { isUsualKnown }) =>
      `breathlessness ${breathlessness} out of 10, ${isUsualKnown ? 'above usual' : 'higher than before'}`,
    'nice-ng245',
  ),
  'fever-with-lung-condition': words(
    'fever-with-lung-condition',
    'you have a lung condition and a high temperature',
    'High temperature with a lung condition',
    () => 'a high temperature (38.3 to 39.4°C)',
    'nhs-chest-infection',
  ),
  'worse-than-usual': words(
    'worse-than-usual',
    'you have been worse than before on the last days that you logged',
    'Worse than before at the latest check-ins',
    describeWorseThanUsual,
    'nice-ng115',
  ),
  'lasting-with-lung-condition': words(
    'lasting-with-lung-condition',
    'you have a lung condition and logged the same sign on at least two check-in days in a row',
    'Lung condition: same sign on two check-in days in a row',
    describeLasting,
    'nice-ng115',
  ),
  'high-scores-with-sign': words(
    'high-scores-with-sign',
    'your scores were high, and on the same day you logged something else to keep an eye on',
    'High scores with a sign to watch',
    describeHighScores,
    'specification',
  ),
  'high-scores-usual-unknown': words(
    'high-scores-usual-unknown',
    'your scores are high, and your usual day is not known',
    'High scores with a sign to watch, usual day not known',
    describeHighScoresAlone,
    'nice-ng115',
  ),
  'high-scores-unlike-usual': words(
    'high-scores-unlike-usual',
    'your scores are high, and something else is worse than usual',
    'High scores like the usual day, and something else worse than on it',
    describeHighScoresAlone,
    'nice-ng115',
  ),
  lasting: words(
    'lasting',
    'you logged the same sign on at least two check-in days in a row',
    'Same sign on two check-in days in a row',
    describeLasting,
    'nhs-111',
  ),
  'lasting-mild': words(
    'lasting-mild',
    'you logged the same mild sign on at least two check-in days in a row',
    'Same mild sign on two check-in days in a row',
    describeLasting,
    'nhs-111',
  ),
  'flare-up-one-sign': words(
    'flare-up-one-sign',
    'you have COPD and one sign of a flare-up',
    'COPD: one sign of a flare-up',
    (report, signs, { isUsualKnown }) =>
      signs.map((sign) => (isUsualKnown ? aboveUsual : asLogged)(report).get(sign) ?? sign).join(' and '),
    'nice-ng115',
  ),
  'phlegm-coloured': words(
    'phlegm-coloured',
    'your phlegm is yellow, green or brown',
    'Yellow, green or brown phlegm',
    ({ sputumColor }) => `${sputumColor} phlegm`,
    'alu-copd-flare-up',
  ),
  'phlegm-more-with-lung-condition': words(
    'phlegm-more-with-lung-condition',
    'you have a lung condition and more phlegm than before',
    'Lung condition: more phlegm than before',
    (report, _signs, { isUsualKnown }) =>
      (isUsualKnown ? aboveUsual : asLogged)(report).get('phlegm-amount') ?? phlegmLogged(report),
    'nice-ng245',
  ),
  'cough-with-lung-condition': words(
    'cough-with-lung-condition',
    'you have a lung condition and your cough is worse than before',
    'Lung condition: cough higher than before',
    ({ coughSeverity }, _signs, { isUsualKnown }) =>
      `cough ${coughSeverity} out of 10, ${isUsualKnown ? 'above usual' : 'higher than before'}`,
    'nice-ng245',
  ),
  'peak-flow-50-80': words(
    'peak-flow-50-80',
    'your peak flow is between 50% and 80% of your best',
    'Peak flow 50 to 80%',
    ({ peakFlowLpm }) => `peak flow between 50% and 80% of the personal best${litres(peakFlowLpm)}`,
    'bts-acute-asthma',
  ),
  'reliever-with-worse-day': words(
    'reliever-with-worse-day',
    'you have a lung condition, used more than 4 puffs of your reliever in 24 hours and were worse than before',
    'Lung condition: reliever more than 4 puffs, and worse',
    describeWorseDay,
    'nice-ng245',
  ),
  'reliever-with-lung-condition': words(
    'reliever-with-lung-condition',
    'you have a lung condition and used more than 4 puffs of your reliever in 24 hours',
    'Lung condition: reliever more than 4 puffs',
    ({ relieverPuffs = 0 }) => `${relieverPuffs} puffs of reliever in 24 hours`,
    'nice-ng245',
  ),
  'reliever-over-4-puffs': words(
    'reliever-over-4-puffs',
    'you used more than 4 puffs of your reliever in 24 hours',
    'Reliever: more than 4 puffs',
    ({ relieverPuffs = 0 }) => `${relieverPuffs} puffs of reliever in 24 hours`,
    'alu-asthma-attack',
  ),
  'fever-medium': words(
    'fever-medium',
    'you logged a high temperature',
    'High temperature',
    () => 'a high temperature (38.3 to 39.4°C)',
    'nhs-fever',
  ),
  'phlegm-with-fever-medium': words(
    'phlegm-with-fever-medium',
    'you logged yellow, green or brown phlegm together with a high temperature',
    'Yellow, green or brown phlegm with a high temperature',
    ({ sputumColor }, signs) =>
      `${signs.includes('fever-medium') ? 'a high temperature (38.3 to 39.4°C) and ' : ''}${sputumColor} phlegm`,
    'nhs-chest-infection',
  ),
  'phlegm-with-fever-low': words(
    'phlegm-with-fever-low',
    'you logged yellow, green or brown phlegm together with a raised or high temperature',
    'Yellow, green or brown phlegm with a temperature of 37.8 to 38.2°C',
    ({ sputumColor }) => `${sputumColor} phlegm`,
    'nhs-chest-infection',
  ),
  'fever-low-with-lung-condition': words(
    'fever-low-with-lung-condition',
    'you have a lung condition and a raised or high temperature',
    'Temperature 37.8°C or more with a lung condition',
    () => 'a raised or high temperature (37.8 to 38.2°C)',
    'nhs-inform-fever',
  ),
  'fever-low': words(
    'fever-low',
    'you logged a raised or high temperature',
    'Temperature 37.8 to 38.2°C',
    () => 'a raised or high temperature (37.8 to 38.2°C)',
    'nhs-fever',
  ),
  'may-be-worse-than-usual': words(
    'may-be-worse-than-usual',
    'you have a lung condition, and your usual day is not known yet',
    'Lung condition: may be worse, usual day not known',
    (report, signs) => signs.map((sign) => asLogged(report).get(sign) ?? sign).join(' and '),
    'nice-ng115',
  ),
  'energy-very-low': words(
    'energy-very-low',
    'your energy score is 2 or less',
    'Energy 2 or less',
    ({ energy }) => `energy ${energy} out of 10`,
    'specification',
  ),
  'worse-than-usual-today': words(
    'worse-than-usual-today',
    'you are worse today than before',
    'Worse today than before',
    (_report, _signs, read) => `scores ${worseThan(read)}`,
    'nice-ng115',
  ),
}

export const checkFindingWords: Record<CheckFindingId, Omit<FindingWords, 'logged'>> = {
  'check-seek-help': {
    id: 'finding-check-seek-help',
    patient: 'your symptom check said to call 999',
    clinician: '999 advice from a symptom check',
    ...reviewed('specification'),
  },
  'check-monitor': {
    id: 'finding-check-monitor',
    patient: 'your symptom check said to get medical advice',
    clinician: 'Same-day advice from a symptom check',
    ...reviewed('specification'),
  },
  'follow-up-still': {
    id: 'finding-follow-up-still',
    patient: 'you told us that a warning sign is still there',
    clinician: 'Replied that a warning sign is still there',
    ...reviewed('own'),
  },
  'follow-up-not-usual': {
    id: 'finding-follow-up-not-usual',
    patient: 'you told us that you were not back to normal for you',
    clinician: 'Replied: not back to usual yet',
    ...reviewed('own'),
  },
  'flare-up-open': {
    id: 'finding-flare-up-open',
    patient: 'you have not told us that you are back to normal',
    clinician: 'No usual day since a warning sign',
    ...reviewed('nice-ng115'),
  },
}

/**
 * What an entry showed, as a phrase: "breathlessness 9 out of 10".
 *
 * @param isToday whether the entry is of the day on which this is read
 */
export const describeFinding = (
  finding: Finding<EntryFindingId>,
  report: SymptomReport,
  isToday = false,
): string =>
  entryFindingWords[finding.id].logged(report, finding.signs ?? [], {
    isToday,
    isUsualKnown: finding.isUsualUnknown !== true,
  })

function words(
  id: EntryFindingId,
  patient: string,
  clinician: string,
  logged: FindingWords['logged'],
  source: SourceId,
): FindingWords {
  return { id: `finding-${id}`, patient, clinician, logged, ...reviewed(source) }
}

const worseThan = ({ isUsualKnown }: ReadingDay): string => `worse than ${isUsualKnown ? 'usual' : 'before'}`

const litres = (lpm: number | undefined): string => (lpm === undefined ? '' : ` (${lpm} l/min)`)

const signNames = new Map<DaySign, string>([
  ['breathing', 'breathing'],
  ['cough', 'cough'],
  ['phlegm-amount', 'phlegm'],
  ['phlegm-colour', 'colour of phlegm'],
  ['temperature', 'temperature'],
])

/** The amount as the person answered, or else the thickness. */
const phlegmLogged = ({ sputumAmount, sputumConsistency }: SymptomReport) =>
  sputumAmount === 'more' ? 'more phlegm than usual' : `${sputumConsistency} phlegm`

const aboveUsual = (report: SymptomReport): ReadonlyMap<string, string> =>
  new Map([
    ['breathing', 'breathlessness above usual'],
    ['cough', 'cough above usual'],
    [
      'phlegm-amount',
      report.sputumAmount === 'more' ? phlegmLogged(report) : `${phlegmLogged(report)}, different from usual`,
    ],
    ['phlegm-colour', `${report.sputumColor} phlegm (darker than usual)`],
  ])

const asLogged = (report: SymptomReport): ReadonlyMap<string, string> =>
  new Map([
    ['breathing', `breathlessness ${report.breathlessness} out of 10`],
    ['cough', `cough ${report.coughSeverity} out of 10`],
    ['phlegm-amount', phlegmLogged(report)],
    ['phlegm-colour', `${report.sputumColor} phlegm`],
    ['temperature', 'a raised temperature'],
  ])

/** Signs of the entry itself, then of earlier entries of its day. */
function listSigns(report: SymptomReport, signs: readonly string[], isToday: boolean): string {
  const names = new Map<string, string>([
    ...signNames,
    ['phlegm-amount', phlegmLogged(report)],
    ['phlegm-colour', `${report.sputumColor} phlegm`],
  ])
  const earlierNames = [...signNames].filter(([sign]) => signs.includes(earlierSignId(sign)))
  const own = signs.flatMap((sign) => names.get(sign) ?? []).join(', ')
  const earlier = `earlier ${isToday ? 'today' : 'that day'} ${earlierNames.map(([, name]) => name).join(', ')}`
  return [...(own === '' ? [] : [own]), ...(earlierNames.length > 0 ? [earlier] : [])].join(', and ')
}

/** Without scores that another phrase has not named: "scores worse than usual". */
function describeWorseThanUsual(report: SymptomReport, signs: readonly string[], read: ReadingDay): string {
  const since = `${worseThan(read)} at recent check-ins`
  const scores = listScores(report, signs)
  return scores.length === 0 ? `scores ${since}` : [...scores, since].join(', ')
}

/** Puffs first. Feeling much worse is a finding of its own. */
function describeWorseDay(report: SymptomReport, signs: readonly string[], { isToday }: ReadingDay): string {
  const earlier = `earlier ${isToday ? 'today' : 'that day'}`
  const names = new Map([
    ['reliever-over-4-puffs', `${report.relieverPuffs ?? 0} puffs of reliever in 24 hours`],
    ['earlier-reliever-over-4-puffs', `more than 4 puffs of reliever ${earlier}`],
    ['feels-worse-with-lung-condition', 'feeling worse than usual'],
    ['worse-than-usual-today', 'scores worse than before'],
    ['earlier-worse-than-usual-today', `worse than before ${earlier}`],
  ])
  return signs.flatMap((sign) => names.get(sign) ?? []).join(', ')
}

/** @param ids the findings that last, and the signs of a flare-up among them */
function describeLasting(report: SymptomReport, ids: readonly string[], read: ReadingDay): string {
  const signs = ids.filter((id) => !isEntryFindingId(id))
  const logged = ids.filter(isEntryFindingId).map((id) => entryFindingWords[id].logged(report, signs, read))
  return `${logged.join(' and ')}, on at least two check-in days in a row`
}

const earlierPrefix = 'earlier-'

/** Without the signs of the entry, which are listed beside it. */
function describeHighScoresAlone(report: SymptomReport, ids: readonly string[], read: ReadingDay): string {
  return describeHighScores(
    report,
    ids.filter((id) => !isEntryFindingId(id)),
    read,
  )
}

/** The scores, or the signs, can be of an earlier entry. */
function describeHighScores(report: SymptomReport, ids: readonly string[], read: ReadingDay): string {
  const { coughSeverity, breathlessness, energy } = report
  const isOwn = insightScore(report) > scoreLimits.high
  const isWorse = isOwn && ids.includes('worse-than-usual-today')
  const scores = isOwn
    ? `high scores${isWorse ? `, ${worseThan(read)}` : ''} (cough ${coughSeverity}, breathlessness ${breathlessness}, energy ${energy} out of 10)`
    : `lower scores than earlier ${read.isToday ? 'today' : 'that day'}, when they were high`
  const signs = ids
    .filter(isEntryFindingId)
    // The scores name it already.
    .filter((id) => !(isOwn && (id === 'energy-very-low' || id === 'worse-than-usual-today')))
    .map((id) => entryFindingWords[id].logged(report, [], read))
    // One sign of a flare-up has no words of its own here: the scores name it.
    .filter((phrase) => phrase !== '')
  if (signs.length > 0) return `${signs.join(' and ')}, with ${scores}`
  return ids.some((id) => id.startsWith(earlierPrefix)) ? `${scores}, with another sign earlier` : scores
}

/** "breathlessness 9 or more, red phlegm": what a reply is about. Signs of a check are named in that check. */
export const namesOfSigns = (ids: readonly string[]): string =>
  ids
    .filter(isEntryFindingId)
    .map((id) => lowerFirst(entryFindingWords[id].clinician))
    .join(', ')

const isEntryFindingId = (id: string): id is EntryFindingId => Object.hasOwn(entryFindingWords, id)

function listScores(report: SymptomReport, names: readonly string[]): string[] {
  const scores = [
    ['breathlessness', `breathlessness ${report.breathlessness}`],
    ['coughSeverity', `cough ${report.coughSeverity}`],
    ['energy', `energy ${report.energy}`],
  ] as const
  return scores.filter(([name]) => names.includes(name)).map(([, text]) => `${text} out of 10`)
}
