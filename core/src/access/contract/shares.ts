import * as z from 'zod/mini'
import { clinician } from '../../care/clinician.ts'
import { instant } from '../../platform/moment.ts'
import { approvedJoin } from './join.ts'

/**
 * Patients only, AUTH_MODE=real only. GET: who can see my record, newest first. POST: a phone that already has an
 * account shares with one more clinic; 201, and 200 when it did before.
 */
export const sharesPath = '/api/shares'
/** Answers 204; the clinician's next request finds nothing. 404 when there is no such share (any more). */
export const withdrawSharePath = (clinicianId: number) => `${sharesPath}/${clinicianId}/withdraw`

export const addShareBody = z.strictObject({ join: approvedJoin })

export const share = z.object({
  clinician,
  organisation: z.string(),
  since: instant,
  /** What was agreed to; null where a share is older than this list. */
  consent: z.nullable(
    z.object({
      version: z.string(),
      givenAt: instant,
      /** The text has changed since. The old agreement counts until it is withdrawn. */
      isOutdated: z.boolean(),
    }),
  ),
})
export type Share = z.infer<typeof share>

export const sharesReply = z.array(share)
