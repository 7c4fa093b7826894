import type { Ctx } from '../deps.ts'
import type { ClinicianActor, PatientActor } from './actor.ts'

type Answer = Response | Promise<Response>

type Caller =
  | { who: 'anyone'; handle(c: Ctx): Answer }
  | { who: 'patient'; handle(c: Ctx, actor: PatientActor): Answer }
  | { who: 'clinician'; handle(c: Ctx, actor: ClinicianActor): Answer }

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
