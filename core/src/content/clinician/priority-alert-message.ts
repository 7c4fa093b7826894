import type { Clinician } from '../../care/clinician.ts'
import { clinicianName } from './clinician-name.ts'

/** The text for the patient: clinical content, section 18. It says that no clinician waits for an answer (C38, C43). */
export function priorityAlertMessage(clinician: Pick<Clinician, 'name' | 'title'> | undefined): string {
  const requested = `A priority check-in was requested by ${clinicianName(clinician)}`
  const sentence = requested.endsWith('.') ? requested : `${requested}.`
  return `${sentence} Please do the symptom check today. If you have a warning sign, call 999 now. This message is not monitored.`
}
