// "One open alert per patient and type, updated rather than repeated." (ruling C-33) Hazard: HZ-09 (alert unseen).
import { type AlertSeverity, alertSeverities } from '../model/alert.ts'

type AlertState = { severity: AlertSeverity; message: string; isRead: boolean }

/**
 * An open alert after more of the same has come in: new, and unread again. Undefined when the finding is milder than
 * what is open already, because what nobody has resolved does not get milder by itself.
 */
export function withNewFinding(
  open: AlertState,
  raised: Pick<AlertState, 'severity' | 'message'>,
): AlertState | undefined {
  const isMilder = rank(raised.severity) > rank(open.severity)
  return isMilder ? undefined : { severity: raised.severity, message: raised.message, isRead: false }
}

/** `alertSeverities` stands in order, gravest first. */
const rank = (severity: AlertSeverity): number => alertSeverities.indexOf(severity)
