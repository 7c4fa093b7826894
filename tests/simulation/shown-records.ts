import type { CatchUpPorts } from '@second-wind/core/sync/catch-up'
import type { Mutation } from '@second-wind/core/sync/mutation'

export type Shown = Record<string, unknown>

export type ShownRecords = {
  /** By kind and id: what the server said, with what is unsent on top. */
  byKey: ReadonlyMap<string, Shown>
  store: CatchUpPorts['store']
  /** Puts what is unsent of a record on top of what was shown of it. */
  cover(key: string): void
  readAgain(): void
}

/** The records as the screens of one phone show them. */
export function shownRecords(unsentOf: (key: string) => readonly Mutation[]): ShownRecords {
  const byKey = new Map<string, Shown>()
  const covered = new Set<string>()
  let cursor: string | undefined

  const show = (key: string, base: Shown) => {
    byKey.set(key, Object.assign({}, base, ...unsentOf(key).map((mutation) => mutation.payload)))
  }
  const readAgain = () => {
    cursor = undefined
  }
  return {
    byKey,
    cover: (key) => show(key, byKey.get(key) ?? {}),
    readAgain,
    store: {
      readCursor: async () => {
        // A change has left that covered what the server said. Whether what we show still holds is unknown.
        if ([...covered].some((key) => unsentOf(key).length === 0)) {
          covered.clear()
          readAgain()
        }
        return cursor
      },
      forgetCursor: async () => readAgain(),
      applyPage: async (page, askedWith) => {
        if (cursor !== askedWith) return
        for (const { entity, entityId, row } of page.changes) {
          const key = `${entity}:${entityId}`
          if (unsentOf(key).length > 0) covered.add(key)
          show(key, Object.assign({}, row))
        }
        cursor = page.nextCursor
      },
    },
  }
}
