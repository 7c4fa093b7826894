import type { PullReply } from '@second-wind/core/sync/protocol'
import { pullChanges, type PullResult } from '@second-wind/core/sync/pull-changes'
import { expect, test } from 'vitest'

test('a phone that was away reads page after page, to the end', async () => {
  const phone = aReader([aPage('e.2', true), aPage('e.4', true), aPage('e.5', false)])
  expect(await phone.catchUp()).toBe(true)
  expect(phone.askedWith).toEqual([undefined, 'e.2', 'e.4'])
  expect(phone.cursor()).toBe('e.5')
})

test('a lost connection between pages keeps what was read', async () => {
  const phone = aReader([aPage('e.2', true), { kind: 'failed' }, aPage('e.5', false)])
  expect(await phone.catchUp()).toBe(false)
  expect(phone.cursor()).toBe('e.2')
  expect(await phone.catchUp()).toBe(true)
  expect(phone.askedWith).toEqual([undefined, 'e.2', 'e.2'])
})

test('a phone from a drawer, whose place the server forgot, starts again from the beginning', async () => {
  const phone = aReader([{ kind: 'expired' }, aPage('e.9', false)], 'old.3')
  expect(await phone.catchUp()).toBe(true)
  expect(phone.askedWith).toEqual(['old.3', undefined])
})

test('each page comes with the place it was asked from, so that a page that another tab has overtaken is dropped', async () => {
  const phone = aReader([aPage('e.2', true), aPage('e.4', false)])
  await phone.catchUp()
  expect(phone.appliedAt).toEqual([undefined, 'e.2'])
})

test('a server that forgets every place is asked twice, not for ever', async () => {
  const phone = aReader([{ kind: 'expired' }, { kind: 'expired' }, aPage('e.9', false)], 'old.3')
  expect(await phone.catchUp()).toBe(false)
  expect(phone.askedWith).toHaveLength(2)
})

test('a server that promises more but stays at the same place is not asked for ever', async () => {
  const phone = aReader([aPage('e.2', true), aPage('e.2', true), aPage('e.3', false)])
  expect(await phone.catchUp()).toBe(false)
  expect(phone.askedWith).toEqual([undefined, 'e.2'])
})

function aReader(answers: PullResult[], startsAt?: string) {
  let cursor = startsAt
  const askedWith: (string | undefined)[] = []
  const appliedAt: (string | undefined)[] = []
  const remaining = [...answers]
  const ports = {
    net: {
      pull: async (from: string | undefined): Promise<PullResult> => {
        askedWith.push(from)
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
  return { askedWith, appliedAt, cursor: () => cursor, catchUp: () => pullChanges(ports) }
}

function aPage(nextCursor: string, hasMore: boolean): PullResult {
  return { kind: 'page', page: { changes: [], nextCursor, hasMore, serverTime: '2026-11-20T18:00:00Z' } }
}
