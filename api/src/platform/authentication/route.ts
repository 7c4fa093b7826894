import type { PatientId } from '@second-wind/core/platform/ids'
import type { AuditRule } from '../audit/audit-rule.ts'
import type { Ctx } from '../deps.ts'
import type { Assurance, ClinicianActor, PatientActor } from './actor.ts'

type HandlerResult = Response | Promise<Response>

/**
 * `clinician-of-patient`: the subject must be a patient who shares with the caller. `stepUp`: requires a recent
 * step-up.
 */
type Caller =
  | { who: 'anyone'; handle(c: Ctx): HandlerResult }
  | {
      who: 'patient'
      /**
       * `stale`: also allows a phone whose person has not authenticated for long: for uploads and for ending a share.
       * `just-proved`: requires a full authentication minutes ago. Default: `fresh`.
       */
      assurance?: Assurance
      handle(c: Ctx, actor: PatientActor): HandlerResult
    }
  | {
      who: 'clinician'
      audit: AuditRule
      stepUp?: true
      handle(c: Ctx, actor: ClinicianActor): HandlerResult
    }
  | {
      who: 'clinician-of-patient'
      audit: AuditRule
      stepUp?: true
      handle(c: Ctx, actor: ClinicianActor, patientId: PatientId): HandlerResult
    }

/** A route with its access rule. No route exists without one: see declared-routes.ts. */
export type Route = Caller & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  path: string
  /** Whose data it concerns: no one's (`none`), the caller's own, or that of the person in this path parameter. */
  subject: 'none' | 'self' | { param: string }
  /** The action's name in the audit log: noun.verb. */
  action: `${string}.${string}`
}

export const route = (rule: Route): Route => rule
