import {
  endOtherSessionsPath,
  signInMethodsPath,
  type SignInMethodsReply,
} from '@second-wind/core/access/contract/clinician-sign-in-methods'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import { setSessionCookie } from '../../platform/authentication/session-cookie.ts'
import { listOpenSessions } from '../../platform/authentication/sessions.repo.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { iso } from '../../platform/iso.ts'
import { listPasskeys } from '../../platform/passkeys/passkeys.repo.ts'
import { findAccount } from './clinician-accounts.repo.ts'
import { countUnusedCodes } from './clinician-recovery-codes.repo.ts'
import { finishSignInChange } from './finish-sign-in-change.ts'

/** A clinician's own sign-in methods and sessions, and ending all other sessions. */
export function signInMethodsRoutes(deps: RealDeps): Route[] {
  const { db, clock } = deps
  const own = { who: 'clinician', subject: 'self' } as const
  return [
    route({
      ...own,
      method: 'GET',
      path: signInMethodsPath,
      audit: 'nothing',
      action: 'clinician.read-own-sign-in',
      handle: read,
    }),
    route({
      ...own,
      method: 'POST',
      path: endOtherSessionsPath,
      audit: 'act',
      action: 'clinician.end-other-sessions',
      handle: endOthers,
    }),
  ]

  async function read(c: Ctx, { id, session }: ClinicianActor): Promise<Response> {
    const owner = { kind: 'clinician', id } as const
    const [passkeys, account, open] = [
      await listPasskeys(db, owner),
      await findAccount(db, { id }),
      await listOpenSessions(db, id, clock.now()),
    ]
    return c.json<SignInMethodsReply>({
      username: account?.username ?? '',
      passkeys: passkeys.map((one) => ({
        id: one.credential_id,
        label: one.label,
        createdAt: one.created_at,
        lastUsedAt: one.last_used_at,
      })),
      hasPassword: (account?.password_hash ?? null) !== null,
      recoveryCodesLeft: await countUnusedCodes(db, id),
      otherSessions: open
        .filter((other) => other.id !== session)
        .map((other) => ({
          id: other.id,
          signedInAt: iso(other.created_ms),
          lastUsedAt: iso(other.last_user_ms),
        })),
    })
  }

  async function endOthers(c: Ctx, actor: ClinicianActor): Promise<Response> {
    const change = { action: 'clinician.end-other-sessions', endsOthers: true }
    const token = await inTransaction(db, undefined, (trx) => finishSignInChange(trx, deps, actor, change))
    setSessionCookie(c, 'clinician', token)
    return c.body(null, 204)
  }
}
