import * as z from 'zod/mini'

/**
 * Permanently deletes everything about the caller on the server: 204, and the phone deletes its data. 401
 * `reauth_required` unless the session was renewed within `patientSessionLimits.justProvedMs`.
 */
export const erasePath = '/api/erase'

/** The word to type, to prevent erasure by accident. */
export const eraseWord = 'ERASE'
export const eraseBody = z.strictObject({ word: z.literal(eraseWord) })
