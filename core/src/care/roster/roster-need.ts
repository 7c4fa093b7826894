import { asksForAdviceToday } from '../../findings/finding.ts'
import { isTooOldForToday, silentAfterMs } from '../../findings/time-windows.ts'
import { epochMs } from '../../platform/moment.ts'
import { type AlertSeverity, alertSeverities } from '../alert.ts'
import { isLessSevere } from '../alerts/alert-state.ts'
import type { DashboardPatient, RosterFinding, RosterNeed } from '../contract/clinician-dashboard.ts'

/**
 * `raisedAt`: when the newest finding as severe as the alert arrived. `standing`: how severe what the patient has not
 * corrected or deleted is; null: nothing. Absent: as severe as the alert.
 */
type OpenAlert = {
  severity: AlertSeverity
  raisedAt: string
  gravity: number
  standing?: AlertSeverity | null
}
type Sign = Pick<
  RosterFinding,
  'id' | 'level' | 'signIds' | 'at' | 'gravity' | 'newest' | 'isBelowThreshold'
> & { reply?: RosterFinding['reply'] | undefined }

type NeedFacts = {
  findings: readonly Sign[]
  openAlerts: readonly OpenAlert[]
  /** When the patient last said how they are, epoch milliseconds; null: never. No reply but “still” counts. */
  lastReportMs: number | null
}

type Need = {
  need: RosterNeed
  latestSignMs: number | null
  /** Null: none that the patient has not corrected or deleted. */
  worstSign: NonNullable<DashboardPatient['worstSign']> | null
  /** Null: no open alert shows anything any more. */
  worstStandingAlert: AlertSeverity | null
  /** Only alerts raised 48 hours or longer ago make the need `worsening`: no sign of the patient counts any more. */
  isAlertOld?: true
  /** The patient has corrected or deleted every sign as severe as the need: the place is by what still stands. */
  isSignWithdrawn?: true
}

/**
 * Why a patient needs a clinician, the time of the newest sign of it, and the worst. An open alert keeps the place until
 * a clinician resolves it, however old its findings are: it makes the level high, and plain silence is not above it. Advice
 * for today that still counts comes before a medium or low alert without another reason, and before a change below the
 * clinician's threshold. What the patient has corrected or deleted keeps the need, and has no sign of its own.
 */
export function needOf(facts: NeedFacts, nowMs: number): Need {
  const standing = facts.openAlerts
    .filter(isStanding)
    .map((alert) => ({ ...alert, severity: standingOf(alert) }))
  const need = needBySigns({ ...facts, openAlerts: standing }, nowMs)
  const isCritical = facts.openAlerts.some(({ severity }) => severity === 'critical')
  if (isCritical && need && need.need !== 'red-flag')
    return { ...need, need: 'red-flag', isSignWithdrawn: true }
  if (need) return need
  const none = { worstSign: null, worstStandingAlert: null }
  if (facts.openAlerts.length > 0) {
    const latestSignMs = latest([], facts.openAlerts)
    return { need: isCritical ? 'red-flag' : 'worsening', latestSignMs, ...none, isSignWithdrawn: true }
  }
  const { lastReportMs } = facts
  if (lastReportMs === null || nowMs >= lastReportMs + silentAfterMs)
    return { need: 'silent', latestSignMs: lastReportMs, ...none }
  return { need: 'level', latestSignMs: null, ...none }
}

type StandingAlert = OpenAlert & { standing?: AlertSeverity }
const isStanding = (alert: OpenAlert): alert is StandingAlert => alert.standing !== null
const standingOf = ({ severity, standing = severity }: StandingAlert): AlertSeverity => standing

/** By the current signs, and the open alerts as severe as what they still show. */
function needBySigns({ findings, openAlerts }: NeedFacts, nowMs: number): Need | undefined {
  const redFlagCount = countRedFlags(findings)
  const [worstAlert] = openAlerts.toSorted((a, b) => rank(a) - rank(b))
  const bySigns = (need: RosterNeed, signs: readonly Sign[], alerts: readonly OpenAlert[]): Need[] =>
    signs.length + alerts.length === 0
      ? []
      : [
          {
            need,
            latestSignMs: latest(signs, alerts),
            worstSign: { gravity: worst(signs, alerts), redFlagCount },
            worstStandingAlert: worstAlert?.severity ?? null,
          },
        ]
  const critical = openAlerts.filter(({ severity }) => severity === 'critical')
  const asSevere = openAlerts.filter(({ severity }) => severity === worstAlert?.severity)
  const worsening = findings.filter(isWorsening)
  const counted = worsening.filter((sign) => !isBelowOwnThreshold(sign))
  const isMild = worstAlert !== undefined && isLessSevere(worstAlert.severity, 'high')
  const mildAlone = isMild && !counted.some(asksForAdviceToday) ? asSevere.map(afterAdvice) : asSevere
  const [need] = [
    ...bySigns('red-flag', unansweredFirst(findings, openAlerts), critical),
    ...bySigns('worsening', counted, mildAlone),
    ...bySigns('worsening', worsening.map(afterAdvice), []),
  ]
  const isOld =
    need?.need === 'worsening' &&
    worsening.length === 0 &&
    openAlerts.every(({ raisedAt }) => isTooOldForToday(epochMs(raisedAt), nowMs))
  return need && { ...need, ...(isOld && { isAlertOld: true }) }
}

/**
 * The 999 signs. One that the patient has called better, or chosen by mistake, comes after one without a reply, unless something was
 * logged or raised an alert since.
 */
const unansweredFirst = (findings: readonly Sign[], openAlerts: readonly OpenAlert[]): Sign[] =>
  findings.filter(isRedFlag).map((sign) => {
    if (sign.reply?.answer !== 'better') return sign
    const repliedMs = epochMs(sign.reply.at)
    const isSince = (at: string) => epochMs(at) > repliedMs
    const isWorseSince =
      findings.some((other) => isWorsening(other) && isSince(other.newest?.at ?? other.at)) ||
      openAlerts.some(({ raisedAt }) => isSince(raisedAt))
    return isWorseSince ? sign : afterAdvice(sign)
  })

/** Larger than the gravity of any finding. */
const afterAnyAdvice = 5_000
const afterAdvice = <Ranked extends { gravity?: number | undefined }>(ranked: Ranked): Ranked => ({
  ...ranked,
  gravity: (ranked.gravity ?? 0) + afterAnyAdvice,
})

const rank = ({ severity }: OpenAlert): number => alertSeverities.indexOf(severity)

function latest(findings: readonly Sign[], alerts: readonly OpenAlert[]): number {
  const times = [
    ...findings.map(({ at, newest }) => newest?.at ?? at),
    ...alerts.map(({ raisedAt }) => raisedAt),
  ]
  return Math.max(...times.map((at) => epochMs(at)))
}

/** Reads the current findings; the open alerts if there are none. A sign whose gravity is not known comes first. */
const worst = (findings: readonly Sign[], alerts: readonly OpenAlert[]): number =>
  Math.min(...(findings.length > 0 ? findings : alerts).map(({ gravity = 0 }) => gravity))

/** A 999 sign. No threshold reads it. */
export const isRedFlag = ({ level }: Pick<RosterFinding, 'level'>): boolean => level === 'emergency'

/**
 * How many different 999 signs there are. A sign that an entry and a symptom check both show counts once. The reply
 * "still" does not count beside the sign it is about.
 */
export function countRedFlags(findings: readonly Pick<RosterFinding, 'id' | 'level' | 'signIds'>[]): number {
  const signs = findings.filter(isRedFlag)
  const logged = signs.filter(({ id }) => id !== 'follow-up-still')
  const counted = logged.length > 0 ? logged : signs
  return new Set(counted.flatMap(({ id, signIds = [id] }) => signIds)).size
}

/**
 * A change against the patient's own usual day, the reply that they are not back to it, or whatever the patient was advised
 * to get help for today. The threshold of a clinician keeps a change from raising an alert and puts it after those that
 * reach it, never after silence: by the default the patient is worse (HZ-37). A score that the patient did not set is no
 * change.
 */
export const isWorsening = (finding: Pick<RosterFinding, 'id' | 'level' | 'isBelowThreshold'>): boolean =>
  (finding.id === 'worse-than-usual-today' ||
    finding.id === 'follow-up-not-usual' ||
    asksForAdviceToday(finding)) &&
  (!finding.isBelowThreshold || isBelowOwnThreshold(finding))

/** Worse by the default, and not by the threshold that a clinician set for this patient. */
export const isBelowOwnThreshold = ({
  id,
  isBelowThreshold = false,
}: Pick<RosterFinding, 'id' | 'isBelowThreshold'>): boolean =>
  isBelowThreshold && id !== 'high-scores-with-sign'
