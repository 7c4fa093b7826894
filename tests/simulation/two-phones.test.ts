import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { describe, expect, test } from 'vitest'
import { aMutation } from '../fixtures/a-mutation.ts'
import { idNumbered } from '../fixtures/ids.ts'
import { openDemoApi, type DemoApi } from '../support/open-demo-api.ts'
import { push } from '../support/push.ts'

const phone = idNumbered(0xd1)
const tablet = idNumbered(0xd2)
const walk = idNumbered(1)

describe('two devices of one patient', () => {
  test("the phone receives the tablet's change when both change one task", async () => {
    const api = await openDemoApi()
    const task = { type: 'walk', title: 'Walk', completed: false, progress: 0 }
    await push(api, [aMutation({ mutationId: walk, kind: 'activities.create', payload: task })], {
      deviceId: phone,
    })
    const { nextCursor } = await pull(api, phone)

    await push(api, [anUpdate(1, { completed: true })], { deviceId: tablet })
    await push(api, [anUpdate(2, { progress: 5 })], { deviceId: phone })

    const { changes } = await pull(api, phone, nextCursor)
    expect(changes).toMatchObject([{ entityId: walk, row: { completed: true, progress: 5 } }])
    await api.close()
  })
})

function anUpdate(clientSeq: number, payload: object) {
  const mutationId = idNumbered(0x10 + clientSeq)
  return aMutation({ mutationId, clientSeq, kind: 'activities.update', entityId: walk, payload })
}

async function pull(api: DemoApi, deviceId: string, cursor?: string) {
  const query = new URLSearchParams({ deviceId, ...(cursor === undefined ? {} : { cursor }) })
  const response = await api.get(`${pullPath}?${query.toString()}`)
  return pullReply.parse(await response.json())
}
