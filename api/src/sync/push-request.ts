import { limits } from '@second-wind/core/platform/http/limits'
import { recordId } from '@second-wind/core/platform/ids'
import { type Mutation, mutation } from '@second-wind/core/sync/mutation'
import { protocolVersion, pushRequest, type PushRequest } from '@second-wind/core/sync/protocol'
import * as z from 'zod/mini'
import type { PatientActor } from '../platform/authentication/actor.ts'
import { ApiError } from '../platform/errors.ts'
import { fieldPath } from '../platform/http/field-errors.ts'
import { parseOrRefuse } from '../platform/http/read-json.ts'

/** A change of a push: complete, or so damaged that only its id is readable. */
export type PushedMutation =
  | { isReadable: true; mutation: Mutation }
  | { isReadable: false; mutationId: string; clientSeq: number; field: string | undefined; raw: unknown }

export type Push = Omit<PushRequest, 'mutations'> & { mutations: PushedMutation[] }

const versioned = z.object({ protocol: z.int() })
const envelope = z.strictObject({ ...pushRequest.shape, mutations: z.array(z.unknown()) })
const name = z.object({ mutationId: recordId, clientSeq: mutation.shape.clientSeq })

/** Parses a push so that one damaged change does not block the others. */
export function parsePush(actor: PatientActor, body: unknown): Push {
  // The version first, because another protocol version may differ in everything else.
  const { protocol } = parseOrRefuse(versioned, body)
  if (protocol !== protocolVersion) throw new ApiError('update_required')

  const push = parseOrRefuse(envelope, body)
  if (push.ownerId !== actor.id) throw new ApiError('forbidden')
  if (push.mutations.length > limits.syncMutationsPerPush) throw new ApiError('too_large')
  return { ...push, mutations: push.mutations.map(toPushed) }
}

function toPushed(raw: unknown, at: number): PushedMutation {
  const whole = mutation.safeParse(raw)
  if (whole.success) return { isReadable: true, mutation: whole.data }
  const named = name.safeParse(raw)
  if (!named.success) {
    const message = 'We cannot read its id or its number'
    throw new ApiError('invalid', { fields: [{ path: `mutations.${at}`, message }] })
  }
  const [issue] = whole.error.issues
  return { isReadable: false, ...named.data, field: issue && fieldPath(issue), raw }
}
