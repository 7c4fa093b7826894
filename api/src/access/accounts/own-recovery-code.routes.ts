import { ownRecoveryCodePath, type OwnRecoveryCodeReply } from '@second-wind/core/access/contract/reauth'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { PatientActor } from '../../platform/authentication/actor.ts'
import { issueRecoveryCode } from '../../platform/authentication/issue-recovery-code.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { iso } from '../../platform/iso.ts'

/** Gives a new recovery code to a patient who lost the printed one or, having a passkey, never had one. */
export const ownRecoveryCodeRoutes = ({ db, clock, real }: RealDeps): Route[] => [
  route({
    method: 'POST',
    path: ownRecoveryCodePath,
    who: 'patient',
    subject: 'self',
    assurance: 'just-proved',
    action: 'recovery-code.new',
    handle: async (c: Ctx, actor: PatientActor) => {
      const at = iso(clock.now())
      const recoveryCode = await inTransaction(db, actor.id, async (trx) => {
        await writeAudit(trx, { at, actor, action: 'recovery-code.new', patientId: actor.id })
        return issueRecoveryCode(trx, real, { patientId: actor.id, at })
      })
      return c.json<OwnRecoveryCodeReply>({ recoveryCode }, 201)
    },
  }),
]
