import { asksForAdviceToday } from '../../findings/finding.ts'
import { isTooOldForToday, silentAfterMs } from '../../findings/time-windows.ts'
import { epochMs } from '../../platform/moment.ts'
import { type AlertSeverity, alertSeverities } from '../alert.ts'
import { isLessSevere } from '../alerts/alert-state.ts'
import type { DashboardPatient, RosterFinding, RosterNeed } from '../contract/clinician-dashboard.ts'

/**
 * `raisedAt`: when the newest finding as severe as the alert arrived. `isWithdrawn`: the patient has corrected or deleted
 * every such finding.
 */
type OpenAlert = { severity: AlertSeverity; raisedAt: string; gravity: number; isWithdrawn?: boolean }
type Sign = Pick<RosterFinding, 'id' | 'level' | 'signIds' | 'at' | 'gravity' | 'newest' | 'isBelowThreshold'>

type NeedFacts = {
  findings: readonly Sign[]
  openAlerts: readonly OpenAlert[]
  /** When the patient last said how they are, epoch milliseconds; null: never. No reply but “still” counts. */
  lastReportMs: number | null
}

type Need = {
  need: RosterNeed
  latestSignMs: number | null
  worstSign: NonNullable<DashboardPatient['worstSign']> | null
  /** Only alerts raised 48 hours or longer ago make the need `worsening`: no sign of the patient counts any more. */
  isAlertOld?: true
  /** The patient has corrected or deleted every 999 sign of it: the place stays, after every current one. */
  isSignWithdrawn?: true
}

/**
 * Why a patient needs a clinician, the time of the newest sign of it, and the worst. An open alert keeps the place until
 * a clinician resolves it, however old its findings are: it makes the level high, and plain silence is not above it. Advice
 * for today that still counts comes before a medium or low alert without another reason.
 */
export function needOf({ findings, openAlerts, lastReportMs }: NeedFacts, nowMs: number): Need {
  const redFlagCount = countRedFlags(findings)
  const bySigns = (need: RosterNeed, signs: readonly Sign[], alerts: readonly OpenAlert[]): Need[] =>
    signs.length + alerts.length === 0
      ? []
      : [
          {
            need,
            latestSignMs: latest(signs, alerts),
            worstSign: { gravity: worst(signs, alerts), redFlagCount },
          },
        ]
  const critical = openAlerts.filter(({ severity }) => severity === 'critical')
  const redFlags = findings.filter(isRedFlag)
  const isWithdrawn = redFlags.length === 0 && critical.every((alert) => alert.isWithdrawn === true)
  const withdrawnRedFlag = bySigns('red-flag', [], critical.map(afterAdvice)).map((need) => ({
    ...need,
    isSignWithdrawn: true as const,
  }))
  const [worstAlert] = openAlerts.toSorted((a, b) => rank(a) - rank(b))
  const asSevere = openAlerts.filter(({ severity }) => severity === worstAlert?.severity)
  const worsening = findings.filter(isWorsening)
  const isMild = worstAlert !== undefined && isLessSevere(worstAlert.severity, 'high')
  const mildAlone = isMild && !worsening.some(asksForAdviceToday) ? asSevere.map(afterAdvice) : asSevere
  const [need] = [
    ...(isWithdrawn ? withdrawnRedFlag : bySigns('red-flag', redFlags, critical)),
    ...bySigns('worsening', worsening, mildAlone),
  ]
  if (
    need?.need === 'worsening' &&
    worsening.length === 0 &&
    openAlerts.every(({ raisedAt }) => isTooOldForToday(epochMs(raisedAt), nowMs))
  )
    return { ...need, isAlertOld: true }
  if (need) return need
  if (lastReportMs === null || nowMs >= lastReportMs + silentAfterMs)
    return { need: 'silent', latestSignMs: lastReportMs, worstSign: null }
  return { need: 'level', latestSignMs: null, worstSign: null }
}

/** Larger than the gravity of any finding. */
const afterAnyAdvice = 5_000
const afterAdvice = (alert: OpenAlert): OpenAlert => ({ ...alert, gravity: alert.gravity + afterAnyAdvice })

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
 * to get help for today. A change below the clinician's threshold does not count (ruling D-06).
 */
export const isWorsening = ({
  id,
  level,
  isBelowThreshold = false,
}: Pick<RosterFinding, 'id' | 'level' | 'isBelowThreshold'>): boolean =>
  !isBelowThreshold &&
  (id === 'worse-than-usual-today' || id === 'follow-up-not-usual' || asksForAdviceToday({ id, level }))
