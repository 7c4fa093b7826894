// "One open alert per patient and type, updated rather than repeated." (ruling C-33) Hazard: HZ-09 (alert unseen).
import { type AlertSeverity, alertSeverities } from '../model/alert.ts'

type AlertState = { severity: AlertSeverity; message: string; isRead: boolean }

/**
 * An open alert after more of the same has come in. What a clinician has not resolved never gets milder by itself,
 * and there is something new to read.
 */
export function withNewFinding(
  open: AlertState,
  raised: Pick<AlertState, 'severity' | 'message'>,
): AlertState {
  return { severity: graver(open.severity, raised.severity), message: raised.message, isRead: false }
}

/** `alertSeverities` stands in order, gravest first. */
const graver = (a: AlertSeverity, b: AlertSeverity): AlertSeverity =>
  alertSeverities.find((severity) => severity === a || severity === b) ?? a
