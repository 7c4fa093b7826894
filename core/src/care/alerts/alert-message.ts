import { epochMs } from '../../platform/moment.ts'
import { shorten } from '../../platform/shorten.ts'
import { maxAlertMessageLength } from '../alert.ts'
import type { RaisedAlert } from './alert-rules.ts'

/**
 * The text for a clinician: the finding and the day of the entry, which can be long before the entry was synced.
 *
 * @param localDate the patient's calendar day of the entry, YYYY-MM-DD
 */
export function alertMessage({ clause }: RaisedAlert, localDate: string): string {
  const day = longDay.format(epochMs(`${localDate}T12:00:00Z`))
  return shorten(`${day}: ${clause}.`, maxAlertMessageLength)
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
