import { dayMs, hourMs } from '../platform/moment.ts'

/** How many phones a patient may have, and what a new one may not do yet. */
export const deviceLimits = {
  maxDevices: 5,
  /** For so long a phone that was just added cannot sign out one that was there before. */
  justLinkedMs: 72 * hourMs,
  /**
   * The hold: a new phone by invitation waits for so long while another phone of the patient is in use. People who log
   * daily open that phone at least once, even if they skip a day, and can refuse the new one.
   */
  holdMs: 48 * hourMs,
  /** A phone that made contact with the server within this time is in use. */
  inUseMs: 30 * dayMs,
} as const
