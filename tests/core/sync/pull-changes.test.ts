import type { PullReply } from '@second-wind/core/sync/protocol'
import { pullChanges, type PullResult } from '@second-wind/core/sync/pull-changes'
import { describe, expect, test } from 'vitest'

describe('pulling changes', () => {
  test('reads all pages to the end', async () => {
    const phone = aReader([aPage('e.2', true), aPage('e.4', true), aPage('e.5', false)])
    expect(await phone.catchUp()).toBe(true)
    expect(phone.requestedCursors).toEqual([undefined, 'e.2', 'e.4'])
    expect(phone.cursor()).toBe('e.5')
  })

  test('keeps the pages already read when the connection is lost', async () => {
    const phone = aReader([aPage('e.2', true), { kind: 'failed' }, aPage('e.5', false)])
    expect(await phone.catchUp()).toBe(false)
    expect(phone.cursor()).toBe('e.2')
    expect(await phone.catchUp()).toBe(true)
    expect(phone.requestedCursors).toEqual([undefined, 'e.2', 'e.2'])
  })

  test('starts again from the beginning when the cursor has expired on the server', async () => {
    const phone = aReader([{ kind: 'expired' }, aPage('e.9', false)], 'old.3')
    expect(await phone.catchUp()).toBe(true)
    expect(phone.requestedCursors).toEqual(['old.3', undefined])
  })

  test('each page has the cursor of its request, so a page overtaken by another tab is dropped', async () => {
    const phone = aReader([aPage('e.2', true), aPage('e.4', false)])
    await phone.catchUp()
    expect(phone.appliedAt).toEqual([undefined, 'e.2'])
  })
})

describe('a page with a message of the care team', () => {
  const message = { seq: 5, entity: 'messages', entityId: 'a', row: null } as const

  test('is confirmed at once by asking for what follows it', async () => {
    const phone = aReader([aPage('e.5', false, [message]), aPage('e.5', false)])
    expect(await phone.catchUp()).toBe(true)
    expect(phone.requestedCursors).toEqual([undefined, 'e.5'])
  })

  test('was read to the end also when the confirmation is lost, or the server repeats it', async () => {
    const lost = aReader([aPage('e.5', false, [message]), { kind: 'failed' }])
    expect(await lost.catchUp()).toBe(true)
    const repeated = aReader([aPage('e.5', false, [message]), aPage('e.5', false, [message])])
    expect(await repeated.catchUp()).toBe(true)
    expect(repeated.requestedCursors).toHaveLength(2)
  })
})

describe('a server with faulty cursors', () => {
  test('a server that rejects every cursor gets two requests, not endless ones', async () => {
    const phone = aReader([{ kind: 'expired' }, { kind: 'expired' }, aPage('e.9', false)], 'old.3')
    expect(await phone.catchUp()).toBe(false)
    expect(phone.requestedCursors).toHaveLength(2)
  })

  test('a server that reports more pages at the same cursor does not get endless requests', async () => {
    const phone = aReader([aPage('e.2', true), aPage('e.2', true), aPage('e.3', false)])
    expect(await phone.catchUp()).toBe(false)
    expect(phone.requestedCursors).toEqual([undefined, 'e.2'])
  })
})

function aReader(results: PullResult[], startsAt?: string) {
  let cursor = startsAt
  const requestedCursors: (string | undefined)[] = []
  const appliedAt: (string | undefined)[] = []
  const remaining = [...results]
  const ports = {
    net: {
      pull: async (from: string | undefined): Promise<PullResult> => {
        requestedCursors.push(from)
        return remaining.shift() ?? { kind: 'failed' }
      },
    },
    store: {
      readCursor: async () => cursor,
      applyPage: async (page: PullReply, place: string | undefined) => {
        appliedAt.push(place)
        cursor = page.nextCursor
      },
      forgetCursor: async () => {
        cursor = undefined
      },
    },
  }
  return { requestedCursors, appliedAt, cursor: () => cursor, catchUp: () => pullChanges(ports) }
}

function aPage(nextCursor: string, hasMore: boolean, changes: PullReply['changes'] = []): PullResult {
  return { kind: 'page', page: { changes, nextCursor, hasMore, serverTime: '2026-11-20T18:00:00Z' } }
}
