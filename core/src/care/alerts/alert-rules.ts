import {
  checkFindingWords,
  describeFinding,
  entryFindingWords,
} from '../../content/findings/finding-words.ts'
import { answerLabels } from '../../content/notifications/message-words.ts'
import { entryFindingRules, type EntryFindingId } from '../../findings/entry-finding-rules.ts'
import type { Finding } from '../../findings/finding.ts'
import { lowerFirst } from '../../platform/first-letter.ts'
import type { SymptomReport } from '../../records/symptom-entry.ts'
import type { Person } from '../../triage/person.ts'
import type { TriageOutcome } from '../../triage/triage-result.ts'
import type { AlertSeverity } from '../alert.ts'
import { adviceFacts, checkOnlyFacts, isCheckOnlyFact } from '../check-advice.ts'
import { describeAdviceFact } from '../describe-advice.ts'
import type { MessageAnswer } from '../message.ts'
import { findingOfSameFact } from './same-fact.ts'

/*
 * Which alerts a synced record raises: for an entry, and for a check that advises to get help the same day, the findings
 * whose row in findings/entry-finding-rules.ts has an `alert`; for a check that calls for 999, a follow-up reply or the
 * answer to a message, the rows below. The server decides
 * (api/src/care/alerts), and one alert per patient and type is open at a time (ruling C-33). An open alert makes a patient
 * high risk (specification, section 4), and too many alerts tire clinicians (HZ-09, C5), so not every finding has one.
 */

/** The entry, symptom check or answer to a message that has just been synced. */
export type AlertEvent =
  | { kind: 'symptoms'; report: SymptomReport; findings: readonly Finding<EntryFindingId>[] }
  | { kind: 'triage'; outcome: SyncedCheck; person?: Person | undefined }
  | ({ kind: 'answer' } & SyncedAnswer)

/** `isAfterRedFlag`: a 999 sign of the last 48 hours still counts when the answer is given. */
type SyncedAnswer = { answer: MessageAnswer; isAfterRedFlag: boolean }

type SyncedCheck = Pick<TriageOutcome, 'result' | 'track' | 'answers' | 'reasons' | 'redFlags'>

/** `ruleId` is the id of the matching row; `clause` says for a clinician what was found, without the patient's name. */
export type RaisedAlert = {
  ruleId: string
  alertType: string
  /** The type of the alert of the same record that says the same fact: none of this type is opened beside it. */
  joins?: string
  severity: AlertSeverity
  clause: string
}

/** Returns at most one alert per type. The rows of a type are listed most serious first, and the first match wins. */
export function alertsFor(event: AlertEvent): RaisedAlert[] {
  const raised = raisedBy(event)
  return raised.filter((alert, at) => raised.findIndex((first) => first.alertType === alert.alertType) === at)
}

function raisedBy(event: AlertEvent): RaisedAlert[] {
  switch (event.kind) {
    case 'symptoms':
      return fromSymptoms(event.report, event.findings)
    case 'triage':
      return [...fromRows(triageAlertRules, event.outcome), ...fromAdvice(event.outcome, event.person)]
    case 'answer':
      return fromRows(answerAlertRules, event)
  }
}

type Row<T> = {
  id: string
  alertType: string
  severity: AlertSeverity
  when: (synced: T) => boolean
  clause: (synced: T) => string
}

export const triageAlertRules: readonly Row<SyncedCheck>[] = [
  {
    id: 'triage-seek-help',
    alertType: 'seek_help_result',
    severity: 'critical',
    when: ({ result, track }) => result === 'seek_help' && track !== 'follow-up',
    clause: ({ redFlags = [] }) => ['the symptom check said to call 999', ...redFlags].join('. '),
  },
  {
    id: 'triage-warning-sign',
    alertType: 'seek_help_result',
    severity: 'critical',
    when: ({ result, redFlags = [] }) => result !== 'seek_help' && redFlags.length > 0,
    clause: ({ redFlags = [] }) =>
      ['the symptom check has a 999 warning sign, although the phone showed milder advice', ...redFlags].join(
        '. ',
      ),
  },
  {
    id: 'follow-up-still',
    alertType: 'warning_sign_persists',
    severity: 'critical',
    when: ({ result, track, answers }) =>
      track === 'follow-up' && (result === 'seek_help' || answers?.['answer'] === 'still'),
    clause: ({ answers }) =>
      ['replied that a warning sign is still there', ...followUpSubject(answers)].join(': '),
  },
]

/** The advice of a check to get help the same day raises what the log raises for the same fact. */
function fromAdvice({ result, reasons = [], redFlags = [] }: SyncedCheck, person: Person | undefined) {
  if (result !== 'monitor' || redFlags.length > 0) return []
  const facts = adviceFacts(reasons, person)
  return facts.flatMap((fact): RaisedAlert[] => {
    const alert = isCheckOnlyFact(fact)
      ? checkOnlyFacts[fact].alert
      : entryFindingRules.find(({ id }) => id === fact)?.alert
    if (!alert) return []
    const clause = `same-day advice from a symptom check (${describeAdviceFact(fact)})`
    const joins = fact === 'fever-with-lung-condition' && facts.some((other) => countsTemperature.has(other))
    return [
      {
        ruleId: fact,
        alertType: alert.type,
        ...(joins && { joins: 'possible_flare_up' }),
        severity: alert.severity,
        clause,
      },
    ]
  })
}

/** Rules A10 and A13 read a temperature beside one sign. */
const countsTemperature: ReadonlySet<string> = new Set([
  'flare-up-two-signs',
  'two-signs-with-lung-condition',
])

const answered = ({ answer }: SyncedAnswer): string => `answered “${answerLabels[answer]}” to a message`
const answeredAfterRedFlag = (synced: SyncedAnswer): string =>
  `${answered(synced)} within 48 hours of a 999 sign`

/**
 * Why a patient asks for a call is unknown, so it is as serious as "Worse". After a 999 sign each is critical, also when
 * the patient has called the sign better and its alert is resolved: the answer is newer (HZ-02, HZ-39).
 */
export const answerAlertRules: readonly Row<SyncedAnswer>[] = [
  {
    id: 'answer-worse-after-999-sign',
    alertType: 'worse_in_answer',
    severity: 'critical',
    when: ({ answer, isAfterRedFlag }) => answer === 'worse' && isAfterRedFlag,
    clause: answeredAfterRedFlag,
  },
  {
    id: 'answer-worse',
    alertType: 'worse_in_answer',
    severity: 'high',
    when: ({ answer }) => answer === 'worse',
    clause: answered,
  },
  {
    id: 'answer-call-after-999-sign',
    alertType: 'call_requested',
    severity: 'critical',
    when: ({ answer, isAfterRedFlag }) => answer === 'call' && isAfterRedFlag,
    clause: answeredAfterRedFlag,
  },
  {
    id: 'answer-call',
    alertType: 'call_requested',
    severity: 'high',
    when: ({ answer }) => answer === 'call',
    clause: answered,
  },
]

/** What the follow-up question was about, in the words of the table of findings. */
function followUpSubject(answers: TriageOutcome['answers']): string[] {
  const text = findingWords.get(answers?.['finding'] ?? '')
  return text === undefined ? [] : [lowerFirst(text)]
}

const findingWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...entryFindingWords, ...checkFindingWords }).map(([id, { clinician }]) => [
    id,
    clinician,
  ]),
)

/**
 * The findings that have an alert in the table of findings and reach the clinician's own threshold. One that says nothing
 * but what a more serious one says joins the alert of that.
 */
function fromSymptoms(report: SymptomReport, findings: readonly Finding<EntryFindingId>[]): RaisedAlert[] {
  const alerting = findings.flatMap((finding) => {
    const alert = entryFindingRules.find(({ id }) => id === finding.id)?.alert
    return alert && !finding.isBelowThreshold ? [{ ...finding, alert }] : []
  })
  const ofType = alerting.filter(
    ({ alert }, at) => alerting.findIndex((first) => first.alert.type === alert.type) === at,
  )
  return ofType.map((finding, at) => {
    const { type, severity } = finding.alert
    const same = findingOfSameFact(finding, ofType.slice(0, at))
    return {
      ruleId: finding.id,
      alertType: type,
      ...(same && { joins: same.alert.type }),
      severity,
      clause: describeFinding(finding, report),
    }
  })
}

const fromRows = <T>(rows: readonly Row<T>[], synced: T): RaisedAlert[] =>
  rows
    .filter((row) => row.when(synced))
    .map(({ id, alertType, severity, clause }) => ({
      ruleId: id,
      alertType,
      severity,
      clause: clause(synced),
    }))
