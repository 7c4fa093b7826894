// "One open alert per patient and type, updated rather than repeated." (ruling C-33) Hazard: HZ-09 (alert unseen).
import { type AlertSeverity, alertSeverities } from '../alert.ts'

type Finding = { severity: AlertSeverity; message: string; localDate: string }
type AlertState = { severity: AlertSeverity; message: string; isRead: boolean }

/**
 * An open alert after more of the same has come in: new, and unread again. Undefined when it stays as it is: what
 * nobody has resolved does not get milder by itself, and a late entry of an earlier day does not hide what the newer
 * one says.
 *
 * @param open with the day it is about, which is not known of every alert
 */
export function updateOpenAlert(
  open: Pick<Finding, 'severity'> & { localDate: string | undefined },
  { severity, message, localDate }: Finding,
): AlertState | undefined {
  const isMilder = rank(severity) > rank(open.severity)
  const isEarlier = open.localDate !== undefined && localDate < open.localDate
  const isOutdone = isMilder || (severity === open.severity && isEarlier)
  return isOutdone ? undefined : { severity, message, isRead: false }
}

/** `alertSeverities` stands in order, gravest first. */
const rank = (severity: AlertSeverity): number => alertSeverities.indexOf(severity)
