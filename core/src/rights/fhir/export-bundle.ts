import type { Patient } from '../../records/patient.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { TriageResult } from '../../triage/triage-result.ts'
import { observations } from './observations.ts'
import { conditionResources, patientResource } from './patient-resources.ts'
import { questionnaireResponse } from './questionnaire-response.ts'
import type { Bundle } from './resources.ts'

type Exported = { profile: Patient; symptoms: readonly SymptomEntry[]; triage: readonly TriageResult[] }

/** What one patient has logged, as a FHIR R4 Bundle that another system can read. */
export function exportBundle(
  { profile, symptoms, triage }: Exported,
  { at, newId }: { at: string; newId: () => string },
): Bundle {
  const patientUrl = `urn:uuid:${newId()}`
  const subject = { reference: patientUrl }
  const resources = [
    ...conditionResources(profile, subject),
    ...symptoms.flatMap((entry) => observations(entry, subject)),
    ...triage.map((check) => questionnaireResponse(check, subject)),
  ]
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: at,
    entry: [
      { fullUrl: patientUrl, resource: patientResource(profile) },
      ...resources.map((resource) => ({ fullUrl: `urn:uuid:${newId()}`, resource })),
    ],
  }
}
