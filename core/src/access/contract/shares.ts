import * as z from 'zod/mini'
import { clinician } from '../../care/clinician.ts'
import { instant } from '../../platform/moment.ts'
import { approvedJoin } from './join.ts'

/**
 * Patients only, AUTH_MODE=real only. GET lists who can see the caller's record, newest first. POST shares the record
 * of an existing account with another clinic: 201, or 200 if it was shared already.
 */
export const sharesPath = '/api/shares'
/** 204; the clinician's next request finds nothing. 404 when there is no such share, or no longer. */
export const withdrawSharePath = (clinicianId: number) => `${sharesPath}/${clinicianId}/withdraw`

export const addShareBody = z.strictObject({ join: approvedJoin })

export const share = z.object({
  clinician,
  organisation: z.string(),
  since: instant,
  /** What the patient agreed to; null if the share is older than this field. */
  consent: z.nullable(
    z.object({
      version: z.string(),
      givenAt: instant,
      /** True when the text has changed since. The old agreement is valid until withdrawn. */
      isOutdated: z.boolean(),
    }),
  ),
})
export type Share = z.infer<typeof share>

export const sharesReply = z.array(share)
