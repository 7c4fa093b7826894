import type { Clinician } from '../../care/clinician.ts'
import { epochMs } from '../../platform/moment.ts'
import { clinicianName } from './clinician-name.ts'

/**
 * The text for the patient: clinical content, section 18. It says that no clinician waits for an answer (C38, C43). It
 * may be read days later, so it gives its day and never says "today".
 *
 * @param sentOn the day on which it is sent, YYYY-MM-DD
 */
export function priorityAlertMessage(
  clinician: Pick<Clinician, 'name' | 'title'> | undefined,
  sentOn: string,
): string {
  const day = longDay.format(epochMs(`${sentOn}T12:00:00Z`))
  const requested = `A priority check-in was requested by ${clinicianName(clinician)} on ${day}.`
  return `${requested} Please do the symptom check as soon as you can. If you have a warning sign, call 999 now. This message is not monitored.`
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
