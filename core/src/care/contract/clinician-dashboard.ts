import * as z from 'zod/mini'
import { findingLevels } from '../../findings/finding.ts'
import { queryNumber } from '../../platform/http/query-number.ts'
import { instant, localDate } from '../../platform/moment.ts'
import { clockFacts } from '../../records/clock-doubt.ts'
import { patient } from '../../records/patient.ts'
import { symptomEntry } from '../../records/symptom-entry.ts'
import { triageLevels } from '../../triage/triage-result.ts'
import { alertSeverities } from '../alert.ts'
import { clinician } from '../clinician.ts'
import { riskLevels } from '../risk/risk-level.ts'
import { lastAdvice } from '../roster/last-advice.ts'
import { lastContact } from '../roster/last-contact.ts'
import { alertFinding } from './alerts.ts'
import { callNote } from './call-notes.ts'
import { receivedAnswer, sentMessage } from './messages.ts'

export const clinicianPath = (id: number) => `/api/clinicians/${id}`
export const dashboardPath = (id: number) => `/api/clinician-dashboard/${id}`

export const clinicianReply = clinician

/** The last status that the patient's phone reported, and when. It shows how current the data is. */
const deviceReport = z.object({
  lastHeardAt: instant,
  pendingCount: z.int(),
  oldestPendingAt: z.nullable(instant),
  /** Phone clock minus server clock when it last connected, in minutes; null if never measured. */
  clockSkewMin: z.nullable(z.number()),
})

/** What the roster shows of the latest entry. Scores that the patient never touched do not count as answers. */
const lastSymptomEntry = z.extend(
  z.omit(symptomEntry, { id: true, userId: true, localDate: true, tzOffsetMin: true }),
  {
    // An older server does not send it.
    sputumConsistency: z._default(symptomEntry.shape.sputumConsistency, 'none'),
    isClockDoubtful: clockFacts.isClockDoubtful,
  },
)

/** What an entry or a check of the last 48 hours showed and still counts (ruling D-04). */
const rosterFinding = z.object({
  /** An id of the table of findings. A newer server may send others. */
  id: z.string(),
  level: z.enum(findingLevels),
  /** In words: "breathlessness 9 out of 10". */
  logged: z.string(),
  /** What each sign of a check is, in the order in which `logged` lists them. Equal ids are one sign. */
  signIds: z.optional(z.array(z.string())),
  /** Whether more serious findings of the same records say the same; an older server does not send it. */
  isNamedByOther: z.optional(z.boolean()),
  /** Whether a more serious finding is about the same: not one more sign. An older server does not send it. */
  isRepeatedFact: z.optional(z.boolean()),
  /** When it was logged; when it arrived, if the phone's clock is in doubt. */
  at: instant,
  /** When the first answer was given, of a check that took so long that its reader must know (`triage/answered-span.ts`). */
  answeredFrom: z.optional(instant),
  isClockDoubtful: z.optional(z.boolean()),
  /** `findings/finding-gravity.ts`; an older server does not send it. */
  gravity: z.optional(z.int()),
  /** The newest of the same kind, when that is not this one: the list has the worst. */
  newest: z.optional(z.object({ logged: z.string(), at: instant })),
  /** When it stops counting. */
  until: instant,
  /** Below the threshold that a clinician set for this patient; an older server does not send it. */
  isBelowThreshold: z.optional(z.boolean()),
  /** What the patient replied to "Do you still feel like this?". It never removes the finding. */
  reply: z.nullable(
    z.object({
      answer: z.enum(['still', 'better']),
      at: instant,
      /** In place of "I am better": the answer of a symptom check was chosen by mistake. */
      isMistake: z.optional(z.boolean()),
    }),
  ),
})
export type RosterFinding = z.infer<typeof rosterFinding>

/**
 * Why the patient has this place in the list: an open red flag, worse than their own usual or any other open alert, no
 * check-in for 48 hours, or by level alone.
 */
const rosterNeeds = ['red-flag', 'worsening', 'silent', 'level'] as const
export type RosterNeed = (typeof rosterNeeds)[number]

/** Points worse than the usual day, negative for better; null when the score or its usual is not known. */
const usualChange = z.object({
  breathlessness: z.nullable(z.int()),
  coughSeverity: z.nullable(z.int()),
  energy: z.nullable(z.int()),
  /** False: the patient has not set a usual day, and it is worked out from earlier check-ins. */
  isSet: z.boolean(),
})

/** One row of the roster. Unknown values are `null`, never a reassuring default. */
export const dashboardPatient = z.object({
  ...z.pick(patient, {
    id: true,
    name: true,
    age: true,
    gender: true,
    location: true,
    respiratoryDiagnosis: true,
    conditions: true,
    isVulnerable: true,
    phone: true,
    alertCount: true,
    nation: true,
    dateOfBirth: true,
    nhsNumber: true,
    changeThreshold: true,
  }).shape,
  /** The name under which a clinician approved the patient, only if the patient has changed it since. */
  approvedName: z.optional(z.string()),
  lastSymptomEntry: z.nullable(lastSymptomEntry),
  lastTriageResult: z.nullable(
    z.object({
      result: z.enum(triageLevels),
      createdAt: instant,
      answeredFrom: rosterFinding.shape.answeredFrom,
      /** Why it advised to get help the same day, in words. Absent for other results, and from an older server. */
      advice: z.optional(z.string()),
    }),
  ),
  phoneReport: z.nullable(deviceReport),
  /** Computed by the same rule as on the phone; `isKnown` is false when too little is known to call the level low. */
  risk: z.object({
    level: z.enum(riskLevels),
    isKnown: z.boolean(),
    reasons: z.array(z.string()),
    /** True for a medium level that is this patient's usual; an older server does not send it. */
    isUsual: z.optional(z.boolean()),
  }),
  need: z.enum(rosterNeeds),
  /** Most serious first, the worst of each kind. Empty does not mean well: see `need` and `risk`. */
  findings: z.array(rosterFinding),
  worstOpenAlert: z.nullable(z.enum(alertSeverities)),
  /**
   * The worst that open alerts still show, after what the patient has corrected or deleted. Null: nothing. An older server
   * does not send it.
   */
  worstStandingAlert: z.optional(z.nullable(z.enum(alertSeverities))),
  /**
   * The worst sign behind `need` that is not corrected or deleted, and how many 999 signs there are. Null: no sign. An older
   * server does not send it.
   */
  worstSign: z.optional(z.nullable(z.object({ gravity: z.int(), redFlagCount: z.int() }))),
  /**
   * When the newest sign behind `need` was logged or arrived; for a silent patient the last check-in or check. Null: no
   * sign. An older server does not send it.
   */
  latestSignAt: z.optional(z.nullable(instant)),
  /** What the patient has told us last. Null: nothing yet. An older server does not send it. */
  lastContact: z.optional(z.nullable(lastContact)),
  /** Of a patient without a check-in or symptom check for 48 hours. Absent without any, and from an older server. */
  lastAdvice: z.optional(lastAdvice),
  /** True: only alerts raised 48 hours or longer ago make the need `worsening`. An older server does not send it. */
  isAlertOld: z.optional(z.boolean()),
  /**
   * True: the patient has corrected or deleted every 999 sign that makes the need `red-flag`, or every sign that makes it
   * `worsening`. An older server does not send it.
   */
  isSignWithdrawn: z.optional(z.boolean()),
  /** The latest entry against the usual day. Null: no entry, or no usual day. An older server does not send it. */
  usualChange: z.optional(z.nullable(usualChange)),
  /** Null: no open alert. An older server does not send it. */
  oldestAlertAt: z.optional(z.nullable(instant)),
  /** Up to 14 of the newest entries, oldest first. A score that the patient did not set is null. */
  recentCheckIns: z.array(
    z.object({ localDate, coughSeverity: z.nullable(z.int()), breathlessness: z.nullable(z.int()) }),
  ),
  lastMessage: z.nullable(
    z.pick(sentMessage, { id: true, sentAt: true, state: true, stateAt: true, answers: true }),
  ),
  /** How the last call of a clinician ended. Absent without one, and from an older server. */
  lastCall: z.optional(callNote),
  /** Why the most serious open alert is so serious. Absent without one, and from an older server. */
  openAlertFinding: z.optional(alertFinding),
  /** The alert of the last 48 hours that was resolved last, and the clinician's name. An older server does not send it. */
  lastResolved: z.optional(
    z.object({
      at: instant,
      by: z.nullable(z.string()),
      /** True for the alert of the worst sign, with none as severe still open. An older server does not send it. */
      isOfWorstSign: z.optional(z.boolean()),
    }),
  ),
  /**
   * The answers to messages whose alert is open, the newest of each kind, the most urgent first. An older server does
   * not send them.
   */
  openAnswers: z.optional(z.array(receivedAnswer)),
})
export type DashboardPatient = z.infer<typeof dashboardPatient>

/**
 * `?since=` takes a revision from an earlier reply and returns only patients who changed after it. `?limit=` returns
 * only the most urgent patients; such a reply is always whole and ignores `since`.
 */
export const dashboardQuery = z.strictObject({
  since: z.optional(queryNumber(0, Number.MAX_SAFE_INTEGER)),
  limit: z.optional(queryNumber(1, 10_000)),
})

/** `<revision>;whole` or `<revision>;changes`: a reply to `since` is whole when a patient has left the list. */
export const rosterHeader = 'x-second-wind-roster'

/** Sorted by `roster/sort-by-urgency.ts`. The `date` header gives the time of the reply. */
export const dashboardReply = z.array(dashboardPatient)
