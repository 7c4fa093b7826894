import { addShareBody, type Share, sharesPath } from '@second-wind/core/access/contract/shares'
import { consentVersion } from '@second-wind/core/content/consent/consent-text'
import { clinicianId } from '@second-wind/core/platform/ids'
import { differingFields } from '@second-wind/core/records/identity'
import { requireUnusedNhsNumber } from '../../care/patient-record/require-unused-nhs-number.ts'
import { refreshRoster } from '../../care/roster/refresh-roster.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { PatientActor } from '../../platform/authentication/actor.ts'
import { readPathNumber } from '../../platform/authentication/path-number.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { iso } from '../../platform/iso.ts'
import { saveApprovedIdentity } from '../../records/profile/approved-identity.repo.ts'
import { completeIdentity } from '../../records/profile/complete-identity.ts'
import { getPatient } from '../../records/profile/patients.repo.ts'
import { toApprovedIdentity, getApprovedJoin, markJoinClaimed } from '../join/approved-join.ts'
import { listShares, type ShareRow } from './consents.repo.ts'
import { startShare } from './start-share.ts'
import { withdrawShare } from './withdraw-share.ts'

/** Lists who can see a patient's record, and lets the patient end it. */
export function sharesRoutes(deps: RealDeps): Route[] {
  const { db, clock, real } = deps
  const own = { who: 'patient', subject: 'self' } as const
  return [
    // Ending a share is as easy as sending: no sign-in of the last 30 days (UK GDPR, Article 7(3)).
    route({
      ...own,
      method: 'GET',
      assurance: 'stale',
      path: sharesPath,
      action: 'shares.list',
      handle: readShares,
    }),
    route({ ...own, method: 'POST', path: sharesPath, action: 'share.start', handle: add }),
    route({
      ...own,
      method: 'POST',
      assurance: 'stale',
      path: `${sharesPath}/:clinicianId/withdraw`,
      action: 'share.withdraw',
      handle: withdraw,
    }),
  ]

  async function readShares(c: Ctx, actor: PatientActor): Promise<Response> {
    const shares = await listShares(db, actor.id)
    return c.json<Share[]>(shares.map((share) => toShare(share, real.organisation)))
  }

  async function add(c: Ctx, actor: PatientActor): Promise<Response> {
    const { join } = await readJson(c, addShareBody)
    const added = await inTransaction(db, actor.id, (trx) =>
      addShare(trx, deps, { actor, credentials: join }),
    )
    if ('differs' in added) throw await auditMismatch(actor, join.id, added.differs)
    const { share, isNew } = added
    return c.json<Share>(toShare(share, real.organisation), isNew ? 201 : 200)
  }

  /** Apart from the refused request, so that its record stays. It names the fields, never their values. */
  async function auditMismatch(actor: PatientActor, joinId: string, differs: string[]): Promise<ApiError> {
    const at = iso(clock.now())
    const object = `join ${joinId}: other ${differs.join(' ')}`
    const refused = { outcome: 'refused', reason: 'conflict' } as const
    await inTransaction(db, undefined, (trx) =>
      writeAudit(trx, { at, actor, action: 'share.start', object, ...refused }),
    )
    const message = 'The clinic invited someone with different details. Ask the clinic.'
    return new ApiError('conflict', { message })
  }

  async function withdraw(c: Ctx, actor: PatientActor): Promise<Response> {
    const id = clinicianId.safeParse(readPathNumber(c.req.param('clinicianId')))
    if (!id.success) throw new ApiError('not_found')
    const now = iso(clock.now())
    await inTransaction(db, actor.id, (trx) =>
      withdrawShare(trx, { patientId: actor.id, clinicianId: id.data, by: actor, now }),
    )
    return c.body(null, 204)
  }
}

const toShare = ({ clinician, since, consent }: ShareRow, organisation: string): Share => ({
  clinician,
  organisation,
  since,
  consent: consent
    ? {
        version: consent.text_version,
        givenAt: consent.given_at,
        isOutdated: consent.text_version !== consentVersion,
      }
    : null,
})

/**
 * Shares the record of a patient who has an account with the clinician who approved this phone. Repeating it has no
 * effect. Nothing is shared when the clinician invited somebody with another date of birth or number: it names both.
 *
 * @throws ApiError as getApprovedJoin; forbidden when another phone was approved; identity_in_use when another patient of
 *   the clinician has the number
 */
async function addShare(
  trx: Db,
  deps: Pick<RealDeps, 'clock' | 'newId' | 'real'>,
  { actor, credentials }: { actor: PatientActor; credentials: { id: string; secret: string } },
): Promise<{ share: ShareRow; isNew: boolean } | { differs: string[] }> {
  const {
    join,
    clinicianId: approver,
    invitedTo,
    identity,
    isRepeat,
  } = await getApprovedJoin(trx, deps, credentials)
  if (join.device_id !== actor.deviceId || invitedTo !== null) throw new ApiError('forbidden')
  if (isRepeat && join.patient_id !== actor.id) throw new ApiError('forbidden')
  if (!isRepeat) {
    const differs = differingFields(await getPatient(trx, actor.id), identity)
    if (differs.length > 0) return { differs }
    await completeIdentity(trx, actor.id, identity)
    const completed = await getPatient(trx, actor.id)
    const wanted = { clinicianId: approver, patientId: actor.id, identity: completed }
    await requireUnusedNhsNumber(trx, wanted, { code: 'identity_in_use' })
    const approved = toApprovedIdentity(join, { clinicianId: approver, identity: completed })
    await saveApprovedIdentity(trx, actor.id, approved)
    await startShare(trx, deps, { patientId: actor.id, clinicianId: approver, join })
    await refreshRoster(trx, actor.id, deps.clock.now())
    await markJoinClaimed(trx, join, actor.id, deps.clock.now())
  }
  const share = (await listShares(trx, actor.id)).find((one) => one.clinician.id === approver)
  if (!share) throw new ApiError('not_found')
  return { share, isNew: !isRepeat }
}
