import { addShareBody, type Share, sharesPath } from '@second-wind/core/access/contract/shares'
import { consentVersion } from '@second-wind/core/content/consent/consent-text'
import { clinicianId } from '@second-wind/core/platform/ids'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { readJson } from '../../platform/http/read-json.ts'
import type { PatientActor } from '../../platform/identity/actor.ts'
import { type Route, route } from '../../platform/identity/route.ts'
import { addShare } from './add-share.ts'
import { listShares, type ShareRow } from './consents.repo.ts'
import { withdrawShare } from './withdraw-share.ts'

/** Who can see a patient's record: told to the patient, and theirs to end. */
export function sharesRoutes(deps: RealDeps): Route[] {
  const { db, clock, real } = deps
  const own = { who: 'patient', subject: 'self' } as const
  return [
    route({ ...own, method: 'GET', path: sharesPath, action: 'shares.list', handle: readShares }),
    route({ ...own, method: 'POST', path: sharesPath, action: 'share.start', handle: add }),
    route({
      ...own,
      method: 'POST',
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
    const { share, isNew } = await db
      .transaction()
      .execute((trx) => addShare(trx, deps, { actor, held: join }))
    return c.json<Share>(toShare(share, real.organisation), isNew ? 201 : 200)
  }

  async function withdraw(c: Ctx, actor: PatientActor): Promise<Response> {
    const id = clinicianId.safeParse(Number(c.req.param('clinicianId')))
    if (!id.success) throw new ApiError('not_found')
    const now = new Date(clock.now()).toISOString()
    await db
      .transaction()
      .execute((trx) => withdrawShare(trx, { patientId: actor.id, clinicianId: id.data, by: actor, now }))
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
