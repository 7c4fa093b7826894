import type { SymptomReport } from '../../records/symptom-entry.ts'
import type { TriageOutcome } from '../../triage/triage-result.ts'
// "The server [creates alerts], in the same transaction that applies the synced entry ... one open alert per patient
// and type, updated rather than repeated." (ruling C-33) Any open alert makes a patient high risk (specification,
// section 4), so only signs that are high risk, or that stop the praise after a log, raise one: more alerts would be
// read less. Hazards: HZ-09 (alert unseen), C5.
import type { AlertSeverity } from '../alert.ts'

/** What has just been synced. */
export type AlertEvent =
  | { kind: 'symptoms'; report: SymptomReport }
  | { kind: 'triage'; outcome: Pick<TriageOutcome, 'result' | 'redFlags'> }

/** `ruleId` names the row; `finding` is a clause for a clinician, without the patient's name. */
export type RaisedAlert = { ruleId: string; alertType: string; severity: AlertSeverity; finding: string }

/** At most one alert a type: the gravest row of a type stands first. */
export function alertsFor(event: AlertEvent): RaisedAlert[] {
  const raised = event.kind === 'triage' ? fromTriage(event.outcome) : fromSymptoms(event.report)
  return raised.filter((alert, at) => raised.findIndex((first) => first.alertType === alert.alertType) === at)
}

type Row<T> = {
  id: string
  alertType: string
  severity: AlertSeverity
  when: (synced: T) => boolean
  finding: (synced: T) => string
}

export const symptomAlertRules: readonly Row<SymptomReport>[] = [
  {
    id: 'breathlessness-severe',
    alertType: 'severe_breathlessness',
    severity: 'critical',
    when: ({ breathlessness }) => breathlessness >= 9,
    finding: ({ breathlessness }) => `breathlessness ${breathlessness} of 10`,
  },
  {
    id: 'breathlessness-high',
    alertType: 'severe_breathlessness',
    severity: 'high',
    when: ({ breathlessness }) => breathlessness >= 7,
    finding: ({ breathlessness }) => `breathlessness ${breathlessness} of 10`,
  },
  {
    id: 'peak-flow-below-50',
    alertType: 'low_peak_flow',
    severity: 'critical',
    when: ({ peakFlowZone }) => peakFlowZone === 'below_50',
    finding: ({ peakFlowLpm }) =>
      `peak flow under half of the personal best${peakFlowLpm === undefined ? '' : ` (${peakFlowLpm} l/min)`}`,
  },
  {
    id: 'fever-high',
    alertType: 'high_fever',
    severity: 'high',
    when: ({ temperature }) => temperature === 'high-fever',
    finding: () => 'a very high temperature (over 39.4°C)',
  },
  {
    id: 'phlegm-red',
    alertType: 'red_phlegm',
    severity: 'high',
    when: ({ sputumColor }) => sputumColor === 'red',
    finding: () => 'red or blood-stained phlegm',
  },
  {
    id: 'energy-very-low',
    alertType: 'very_low_energy',
    severity: 'medium',
    when: ({ energy }) => energy <= 2,
    finding: ({ energy }) => `energy ${energy} of 10`,
  },
  {
    id: 'cough-severe',
    alertType: 'severe_cough',
    severity: 'medium',
    when: ({ coughSeverity }) => coughSeverity >= 9,
    finding: ({ coughSeverity }) => `cough ${coughSeverity} of 10`,
  },
]

export const triageAlertRules: readonly Row<Pick<TriageOutcome, 'result' | 'redFlags'>>[] = [
  {
    id: 'triage-seek-help',
    alertType: 'seek_help_result',
    severity: 'critical',
    when: ({ result }) => result === 'seek_help',
    finding: ({ redFlags = [] }) => ['the symptom check said to call 999', ...redFlags].join('. '),
  },
]

const fromSymptoms = (report: SymptomReport) => raise(symptomAlertRules, report)
const fromTriage = (outcome: Pick<TriageOutcome, 'result' | 'redFlags'>) => raise(triageAlertRules, outcome)

function raise<T>(rows: readonly Row<T>[], synced: T): RaisedAlert[] {
  return rows
    .filter((row) => row.when(synced))
    .map(({ id, alertType, severity, finding }) => ({
      ruleId: id,
      alertType,
      severity,
      finding: finding(synced),
    }))
}
