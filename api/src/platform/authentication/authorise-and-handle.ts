import { clinicianSessionLimits } from '@second-wind/core/access/session-expiry'
import { type PatientId, patientId } from '@second-wind/core/platform/ids'
import { auditRead } from '../audit/audit-read.ts'
import { auditRefusal } from '../audit/audit-refusal.ts'
import type { AuditRule } from '../audit/audit-rule.ts'
import type { Ctx, Deps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import { clientAddress } from '../http/client-address.ts'
import { countRequest, type RateLimits } from '../http/rate-limits.ts'
import type { Assurance, ClinicianActor, PatientActor } from './actor.ts'
import type { Authenticator } from './authenticator.ts'
import { readPathNumber } from './path-number.ts'
import { requireShare } from './require-share.ts'
import type { Route } from './route.ts'

type RequestDeps = Pick<Deps, 'db' | 'clock' | 'config'> & { authenticator: Authenticator; rates: RateLimits }

/**
 * Finds the caller, checks permission and ownership, runs the route's handler and writes the audit log. Denies by
 * default.
 */
export async function authoriseAndHandle(rule: Route, c: Ctx, deps: RequestDeps): Promise<Response> {
  switch (rule.who) {
    case 'anyone':
      return rule.handle(c)
    case 'patient': {
      const actor = await signedIn(c, deps, deps.authenticator.patient(c))
      // Real phones have their own session; the demo's is shared by all REST callers.
      countRequest(actor.deviceId === null ? deps.rates.patient : deps.rates.device, actor.session)
      requireAssurance(rule.assurance ?? 'fresh', actor)
      return withRefusalAudit(rule, c, deps, actor, async () => {
        requireOwn(rule, c, actor.id)
        return rule.handle(c, actor)
      })
    }
    case 'clinician': {
      const actor = await admittedClinician(c, deps)
      return withRefusalAudit(rule, c, deps, actor, async () => {
        requireStepUp(rule, actor, deps.clock.now())
        requireOwn(rule, c, actor.id)
        return auditResponse(rule, deps, actor, await rule.handle(c, actor))
      })
    }
    case 'clinician-of-patient': {
      const actor = await admittedClinician(c, deps)
      return withRefusalAudit(rule, c, deps, actor, async () => {
        requireStepUp(rule, actor, deps.clock.now())
        const subject = patientId.parse(subjectOf(rule, c))
        await requireShare(deps.db, actor, subject)
        requireNoSweep(deps, actor, subject)
        return auditResponse(rule, deps, actor, await rule.handle(c, actor, subject), subject)
      })
    }
  }
}

async function admittedClinician(c: Ctx, deps: RequestDeps): Promise<ClinicianActor> {
  const actor = await signedIn(c, deps, deps.authenticator.clinician(c))
  countRequest(deps.rates.clinician, actor.session)
  return actor
}

/** Refusals of callers who are not signed in are counted but not audited: otherwise anyone could make the log grow. */
async function signedIn<A>(
  c: Ctx,
  { config, rates }: RequestDeps,
  found: Promise<A | undefined>,
): Promise<A> {
  const count = () => countRequest(rates.signedOut, clientAddress(c, config))
  const actor = await found.catch((refusal: unknown) => {
    // A known cookie that is no longer valid.
    if (refusal instanceof ApiError) count()
    throw refusal
  })
  if (actor) return actor
  count()
  throw new ApiError('unauthorised')
}

const assurances: readonly Assurance[] = ['stale', 'fresh', 'just-proved']

function requireAssurance(wanted: Assurance, { assurance }: PatientActor): void {
  if (assurances.indexOf(assurance) < assurances.indexOf(wanted)) throw new ApiError('reauth_required')
}

/** Acts that must not be possible at an unattended clinician's desk. */
function requireStepUp({ stepUp }: { stepUp?: true }, actor: ClinicianActor, nowMs: number): void {
  if (stepUp === true && !hasSteppedUp(actor, nowMs)) throw new ApiError('step_up_required')
}

/** Opening far more records than a person can read looks like copying them all. The refusal is audited. */
function requireNoSweep({ rates, clock }: RequestDeps, actor: ClinicianActor, subject: PatientId): void {
  const opened = rates.recordsOpened.note(String(actor.id), subject)
  if (opened > maxRecordsPerHour && !hasSteppedUp(actor, clock.now())) throw new ApiError('step_up_required')
}

const maxRecordsPerHour = 200

function hasSteppedUp({ steppedUpMs }: ClinicianActor, nowMs: number): boolean {
  return steppedUpMs !== null && nowMs - steppedUpMs <= clinicianSessionLimits.stepUpMs
}

/** Another person's data looks like data that does not exist. */
function requireOwn(rule: Route, c: Ctx, ownId: number): void {
  const id = subjectOf(rule, c)
  if (id !== undefined && id !== ownId) throw new ApiError('not_found')
}

/** The number in the path, if the rule names a parameter. */
function subjectOf({ subject }: Route, c: Ctx): number | undefined {
  if (typeof subject === 'string') return undefined
  const id = readPathNumber(c.req.param(subject.param))
  if (id !== undefined) return id
  throw new ApiError('invalid', {
    fields: [{ path: subject.param, message: 'Must be a whole number of 1 to 9 digits' }],
  })
}

async function withRefusalAudit(
  { action }: Route,
  c: Ctx,
  deps: RequestDeps,
  actor: PatientActor | ClinicianActor,
  handle: () => Promise<Response>,
): Promise<Response> {
  try {
    return await handle()
  } catch (error) {
    await auditRefusal(deps, c, { actor, action }, error)
    throw error
  }
}

async function auditResponse(
  { action, audit }: { action: string; audit: AuditRule },
  deps: RequestDeps,
  actor: ClinicianActor,
  response: Response,
  subject?: PatientId,
): Promise<Response> {
  await auditRead(deps, {
    actor,
    action,
    rule: audit,
    status: response.status,
    ...(subject !== undefined && { patientId: subject }),
  })
  return response
}
