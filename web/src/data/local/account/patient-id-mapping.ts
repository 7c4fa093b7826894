import type { PatientId } from '@second-wind/core/platform/ids'
import { isMutationKind, entityKindOf, type Mutation } from '@second-wind/core/sync/mutation'
import type { PullReply } from '@second-wind/core/sync/protocol'
import * as z from 'zod/mini'
import { localPatientId } from './local-ids.ts'

type Change = PullReply['changes'][number]

/** A profile's id is the patient's id; on the phone that is always 1. */
export function toServerPatientId(mutation: Mutation, patientId: PatientId): Mutation {
  const isProfile = isMutationKind(mutation.kind) && entityKindOf(mutation.kind) === 'profile'
  return isProfile ? { ...mutation, entityId: String(patientId) } : mutation
}

const profileRow = z.looseObject({ id: z.number() })
const ownedRow = z.looseObject({ userId: z.number() })

/** A change from the server, with the patient's local id. */
export function toLocalPatientId(change: Change): Change {
  if (change.entity === 'profile') {
    const row = profileRow.safeParse(change.row)
    const entityId = String(localPatientId)
    return { ...change, entityId, row: row.success ? { ...row.data, id: localPatientId } : change.row }
  }
  const row = ownedRow.safeParse(change.row)
  return row.success ? { ...change, row: { ...row.data, userId: localPatientId } } : change
}
