import * as z from 'zod/mini'

/**
 * Deletes everything about the caller on the server, for good: 204, and the phone is told to empty itself. 401
 * `reauth_required` unless they have renewed their session within `patientSessionLimits.justProvedMs`.
 */
export const erasePath = '/api/erase'

/** What a person types, so that nobody erases by a slip. */
export const eraseWord = 'ERASE'
export const eraseBody = z.strictObject({ word: z.literal(eraseWord) })
