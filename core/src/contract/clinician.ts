import * as z from 'zod/mini'
import { clinician } from '../model/clinician.ts'
import { instant } from '../model/moment.ts'
import { patient } from '../model/patient.ts'
import { symptomEntry } from '../model/symptom-entry.ts'
import { triageLevels } from '../model/triage-result.ts'

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
export const lastSymptomEntry = z.pick(symptomEntry, {
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
})
export type DashboardPatient = z.infer<typeof dashboardPatient>

/** The specification asks for a list; the age of the answer travels in the `date` header. */
export const dashboardReply = z.array(dashboardPatient)
