import { describe, expect, test } from 'vitest'
import { claimFirstPages, skipWaitingOnMessage } from '../../sw/src/update-events.ts'
import { messageEvent, extendableEvent } from './extendable-event.ts'

function aWorker() {
  const did: string[] = []
  return {
    did,
    skipWaiting: async () => void did.push('took over'),
    clients: { claim: async () => void did.push('claimed') },
  }
}

describe('updating the worker', () => {
  test('a new version takes over when the page requests it', async () => {
    const worker = aWorker()
    const event = messageEvent({ type: 'SKIP_WAITING' })
    skipWaitingOnMessage(event, worker)
    await event.ended()
    expect(worker.did).toEqual(['took over'])
  })

  test.each([undefined, 'SKIP_WAITING', { type: 'flush', hurry: true }])(
    '%j does not start the update',
    (data) => {
      const worker = aWorker()
      skipWaitingOnMessage(messageEvent(data), worker)
      expect(worker.did).toEqual([])
    },
  )

  test('the worker controls the first page without a reload', async () => {
    const worker = aWorker()
    const event = extendableEvent({})
    claimFirstPages(event, worker)
    await event.ended()
    expect(worker.did).toEqual(['claimed'])
  })
})
