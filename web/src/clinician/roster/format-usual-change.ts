import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'

/** Where the patient has not set a usual day: those earlier check-ins may have been on ill days. */
export const thanBefore = ' than before'

/**
 * "Worse: breathing +3. Better: energy +2": by how many points each score has moved; what is as usual is not listed.
 * The short form has room for the two greatest changes, and for a better score only where none is worse.
 */
export function formatUsualChange(
  {
    lastSymptomEntry: entry,
    usualChange: change,
    need,
    alertCount,
    findings,
    openAnswers = [],
  }: Pick<
    DashboardPatient,
    'lastSymptomEntry' | 'usualChange' | 'need' | 'alertCount' | 'findings' | 'openAnswers'
  >,
  form: 'short' | 'whole',
): string {
  if (!entry) return ''
  const scores = [
    { name: 'breathing', worseBy: change?.breathlessness, worseIs: 1 },
    { name: 'cough', worseBy: change?.coughSeverity, worseIs: 1 },
    { name: 'energy', worseBy: change?.energy, worseIs: -1 },
  ]
  const known = scores.flatMap(({ worseBy, ...score }) =>
    typeof worseBy === 'number' ? [{ ...score, worseBy }] : [],
  )
  if (!change || (known.length === 0 && !change.isSet)) return 'Usual day not known'
  if (known.length === 0)
    return form === 'short' ? 'No scores to compare' : 'No scores to compare with the usual day'
  const words = usualChangeWords[change.isSet ? 'usualDay' : 'earlierCheckIns']
  const list = (word: string, sign: number) => {
    const listed = known
      .filter(({ worseBy }) => Math.sign(worseBy) === sign)
      .toSorted((a, b) => (form === 'short' ? Math.abs(b.worseBy) - Math.abs(a.worseBy) : 0))
      .slice(0, form === 'short' ? words.room : known.length)
    return listed.length === 0
      ? []
      : `${word}: ${listed.map(({ name, worseBy, worseIs }) => `${name} ${formatSignedPoints(worseBy * worseIs)}`).join(', ')}`
  }
  const worse = list(words.worse, 1)
  // Beside a 999 sign, or an answer that asks for a clinician, nothing that sounds reassuring (HZ-02).
  if (form === 'short' && (need === 'red-flag' || openAnswers.length > 0)) return [worse].flat().join('')
  const texts = [worse, list(words.better, -1)].flat()
  if (texts.length > 0) return form === 'short' ? (texts[0] ?? '') : texts.join('. ')
  // A finding was worse than on another usual day: nothing beside it says that all is the same (HZ-02).
  if (findings.length > 0) return ''
  // The scores alone answer no reliever, peak flow or phlegm sign that the alert is about (HZ-02).
  const same = alertCount > 0 ? 'Scores not worse, alert open' : words.same
  return known.length < scores.length
    ? `${same}${form === 'short' ? ', answers missing' : ', but some answers are missing'}`
    : same
}

/** "+3", "−2". */
const formatSignedPoints = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`

const usualChangeWords = {
  usualDay: { worse: 'Worse', better: 'Better', same: 'As usual', room: 2 },
  earlierCheckIns: {
    worse: `Worse${thanBefore}`,
    better: `Better${thanBefore}`,
    same: 'As in earlier check-ins',
    room: 1,
  },
} as const
