import { receiptsPath } from '@second-wind/core/sync/protocol'
import { describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { openDemoApi } from '../../support/open-demo-api.ts'
import { push } from '../../support/push.ts'

describe('a phone that lost a reply', () => {
  test('can request the outcome of its changes', async () => {
    const api = await openDemoApi()
    await push(api, [
      aMutation({ clientSeq: 1 }),
      aMutation({ clientSeq: 2, payload: {} }),
      aMutation({ clientSeq: 3, kind: 'sleep.create' }),
    ])

    const response = await api.post(receiptsPath, { mutationIds: [1, 2, 3, 4].map(idNumbered) })
    expect(await response.json()).toEqual({
      known: [
        { mutationId: idNumbered(1), outcome: 'applied' },
        { mutationId: idNumbered(2), outcome: 'rejected' },
      ],
      unknown: [idNumbered(3), idNumbered(4)],
    })
    expect(await (await api.post(receiptsPath, { mutationIds: [] })).json()).toEqual({
      known: [],
      unknown: [],
    })
    const many = Array.from({ length: 501 }, (_, at) => idNumbered(at))
    expect((await api.post(receiptsPath, { mutationIds: many })).status).toBe(422)
    await api.close()
  })
})
