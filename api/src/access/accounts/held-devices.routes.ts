import {
  allowHeldDevicePath,
  type HeldDevice,
  heldDevicesPath,
  refuseHeldDevicePath,
} from '@second-wind/core/access/contract/held-devices'
import type { PatientActor } from '../../platform/authentication/actor.ts'
import { findClinician } from '../../platform/authentication/clinician.repo.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { endHold, refuseHeldDevice } from '../join/end-hold.ts'
import { joinStateOf } from '../join/invitation-state.ts'
import { findOnceHeldJoin, type JoinRow, listHeldJoins } from '../join/joins.repo.ts'
import { requirePasskeyProof } from './require-passkey-proof.ts'

/**
 * A patient's phone in use shows the new phones that are on hold, and refuses or allows them. Refusing needs no new
 * sign-in: a person who holds the phone can only keep things as they are.
 */
export function heldDeviceRoutes({ db, clock }: RealDeps): Route[] {
  const own = { who: 'patient', subject: 'self' } as const
  const cautious = { ...own, assurance: 'stale' } as const
  const refusal = { path: refuseHeldDevicePath(':id'), action: 'phone.refuse', handle: refuse } as const
  return [
    route({ ...cautious, method: 'GET', path: heldDevicesPath, action: 'held-phones.list', handle: list }),
    route({ ...cautious, method: 'POST', ...refusal }),
    route({ ...own, method: 'POST', path: allowHeldDevicePath(':id'), action: 'phone.allow', handle: allow }),
  ]

  async function list(c: Ctx, actor: PatientActor): Promise<Response> {
    const held = await listHeldJoins(db, actor.id, clock.now())
    return c.json<HeldDevice[]>(await Promise.all(held.map((one) => toHeldDevice(db, one))))
  }

  async function refuse(c: Ctx, actor: PatientActor): Promise<Response> {
    return decide(c, actor, async (trx, join, nowMs) => {
      const state = joinStateOf(join, nowMs)
      if (state === 'claimed' || state === 'expired') throw new ApiError('not_found')
      if (state !== 'declined') await refuseHeldDevice(trx, { by: actor, join, nowMs })
    })
  }

  async function allow(c: Ctx, actor: PatientActor): Promise<Response> {
    await requirePasskeyProof(db, actor)
    return decide(c, actor, async (trx, join, nowMs) => {
      const state = joinStateOf(join, nowMs)
      if (state === 'declined' || state === 'expired') throw new ApiError('not_found')
      if (state === 'held') await endHold(trx, { by: actor, action: 'phone.allow', join, nowMs })
    })
  }

  /** Repeating the same decision has no effect: the first reply may have been lost. */
  async function decide(c: Ctx, actor: PatientActor, run: Decide): Promise<Response> {
    const nowMs = clock.now()
    await inTransaction(db, actor.id, async (trx) => {
      const join = await findOnceHeldJoin(trx, { patientId: actor.id, id: c.req.param('id') ?? '' })
      if (!join) throw new ApiError('not_found')
      await run(trx, join, nowMs)
    })
    return c.body(null, 204)
  }
}

type Decide = (trx: Db, join: JoinRow, nowMs: number) => Promise<void>
type HeldJoin = Awaited<ReturnType<typeof listHeldJoins>>[number]

async function toHeldDevice(db: Db, { join, clinicianId }: HeldJoin): Promise<HeldDevice> {
  const clinician = await findClinician(db, clinicianId)
  if (!clinician) throw new Error('an invitation has no clinician')
  return {
    id: join.id,
    label: join.device_label,
    words: join.words,
    clinician,
    approvedAt: iso(join.decided_ms ?? join.consented_ms),
    heldUntil: iso(join.held_until_ms ?? join.consented_ms),
  }
}
