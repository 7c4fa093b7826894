import * as z from 'zod/mini'
import { instant, localDate } from '../../platform/moment.ts'
import { patient } from '../../records/patient.ts'
import { symptomEntry } from '../../records/symptom-entry.ts'
import { triageLevels } from '../../triage/triage-result.ts'
import { alertSeverities } from '../alert.ts'
import { clinician } from '../clinician.ts'
import { riskLevels } from '../risk/risk-level.ts'
import { sentMessage } from './priority-alerts.ts'

export const clinicianPath = (id: number) => `/api/clinicians/${id}`
export const dashboardPath = (id: number) => `/api/clinician-dashboard/${id}`

export const clinicianReply = clinician

/** How fresh our picture of a patient is: what the phone last told us, and when. */
const phoneReport = z.object({
  lastHeardAt: instant,
  pendingCount: z.int(),
  oldestPendingAt: z.nullable(instant),
  /** Phone clock minus server clock at the last contact, minutes; null when it was never measured. */
  clockSkewMin: z.nullable(z.number()),
})

/** What the roster shows of the latest entry. Scores that the patient never touched are not answers. */
const lastSymptomEntry = z.pick(symptomEntry, {
  date: true,
  receivedAt: true,
  coughSeverity: true,
  breathlessness: true,
  energy: true,
  mood: true,
  temperature: true,
  sputumColor: true,
  notes: true,
  untouchedScores: true,
})

/** One row of the roster. `null` where nothing is known yet: never a reassuring default. */
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
  }).shape,
  lastSymptomEntry: z.nullable(lastSymptomEntry),
  lastTriageResult: z.nullable(z.object({ result: z.enum(triageLevels), createdAt: instant })),
  phoneReport: z.nullable(phoneReport),
  /** By the same rule as on the phone; `isKnown` is false when only a profile stands behind it. */
  risk: z.object({ level: z.enum(riskLevels), isKnown: z.boolean(), reasons: z.array(z.string()) }),
  worstOpenAlert: z.nullable(z.enum(alertSeverities)),
  /** Since the oldest open alert; without one since the latest entry or check; without any since they joined. */
  waitingSince: instant,
  /** The newest entries, oldest first, 14 at most; a score that nobody set is null. */
  recentCheckIns: z.array(
    z.object({ localDate, coughSeverity: z.nullable(z.int()), breathlessness: z.nullable(z.int()) }),
  ),
  lastMessage: z.nullable(z.pick(sentMessage, { id: true, sentAt: true, state: true, stateAt: true })),
})
export type DashboardPatient = z.infer<typeof dashboardPatient>

/**
 * `?since=` a revision that an answer carried: only those who changed after it. `?limit=`: the most urgent only; such
 * an answer is always whole, whatever `since` says.
 */
export const dashboardQuery = z.object({
  since: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
})

/** `<revision>;whole` or `<revision>;changes`: an answer to `since` is whole when somebody has left the list. */
export const rosterHeader = 'x-second-wind-roster'

/** A list in the order of `roster/by-urgency.ts`; the age of the answer travels in the `date` header. */
export const dashboardReply = z.array(dashboardPatient)
