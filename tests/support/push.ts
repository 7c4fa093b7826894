import type { Mutation } from '@second-wind/core/sync/mutation'
import { type PushReply, pushPath, pushReply, type PushRequest } from '@second-wind/core/sync/protocol'
import { idNumbered } from '../fixtures/ids.ts'
import { type DemoApi, patientOne } from './open-demo-api.ts'

export const thisDeviceId = idNumbered(0xd1)

/** A push as a phone makes it, with nothing else waiting. */
export function aPush(mutations: Mutation[], changes: Partial<PushRequest> = {}): PushRequest {
  return {
    protocol: 1,
    deviceId: thisDeviceId,
    ownerId: patientOne,
    appVersion: 'test',
    clientSentAt: '2026-11-20T18:00:00.000Z',
    pendingCount: mutations.length,
    oldestPendingAt: mutations[0]?.occurredAt ?? null,
    mutations,
    ...changes,
  }
}

/** Pushes and expects a proper reply. */
export async function push(
  api: DemoApi,
  mutations: Mutation[],
  changes: Partial<PushRequest> = {},
): Promise<PushReply> {
  const response = await api.post(pushPath, aPush(mutations, changes))
  if (response.status !== 200)
    throw new Error(`the push was answered ${response.status}: ${await response.text()}`)
  return pushReply.parse(await response.json())
}
