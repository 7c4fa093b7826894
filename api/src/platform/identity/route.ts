import type { PatientId } from '@second-wind/core/platform/ids'
import type { AuditRule } from '../audit/audit-rule.ts'
import type { Ctx } from '../deps.ts'
import type { Assurance, ClinicianActor, PatientActor } from './actor.ts'

type Answer = Response | Promise<Response>

/**
 * `clinician-of-patient`: the subject is a patient who shares with the caller. `stepUp`: only within minutes of a second
 * proof of who they are.
 */
type Caller =
  | { who: 'anyone'; handle(c: Ctx): Answer }
  | {
      who: 'patient'
      /**
       * `stale`: also for a phone whose person has not signed in for long. Uploads only. `just-proved`: only within
       * minutes of a full authentication. Otherwise `fresh`.
       */
      assurance?: Assurance
      handle(c: Ctx, actor: PatientActor): Answer
    }
  | { who: 'clinician'; audit: AuditRule; stepUp?: true; handle(c: Ctx, actor: ClinicianActor): Answer }
  | {
      who: 'clinician-of-patient'
      audit: AuditRule
      stepUp?: true
      handle(c: Ctx, actor: ClinicianActor, patientId: PatientId): Answer
    }

/** One route with its rule. There is no route without one: see declared-routes.ts. */
export type Route = Caller & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  path: string
  /** Whose data it is about: nobody's, the caller's own, or the person in this part of the path. */
  subject: 'nobody' | 'self' | { param: string }
  /** What is done, in the words of the audit log: noun.verb. */
  action: `${string}.${string}`
}

export const route = (rule: Route): Route => rule
