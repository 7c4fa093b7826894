import { createsRecord, applyUnsentChanges } from '@second-wind/core/sync/apply-unsent-changes'
import type { Mutation } from '@second-wind/core/sync/mutation'
import type { PullPorts } from '@second-wind/core/sync/pull-changes'
import { recordKey } from '../support/memory-outbox.ts'

export type Shown = Record<string, unknown>

export type ShownRecords = {
  /** By kind and id: the server's version with unsent changes applied. */
  byKey: ReadonlyMap<string, Shown>
  store: PullPorts['store']
  /** Applies the unsent changes of a record, up to this one, to the record as shown. */
  cover(change: Mutation): void
  /** Shows the record without the discarded change, as it was before its first unsettled change. */
  uncover(key: string): void
  readAgain(): void
}

type Changes = {
  /** In the outbox, in order. */
  unsentOf(key: string): readonly Mutation[]
  refusedOf(key: string): readonly Mutation[]
}

/** The records as the screens of one phone show them. */
export function shownRecords({ unsentOf, refusedOf }: Changes): ShownRecords {
  const byKey = new Map<string, Shown>()
  const bases = new Map<string, Shown | undefined>()
  const covered = new Set<string>()
  let cursor: string | undefined

  const show = (key: string, base: object) => {
    const shown = applyUnsentChanges(base, unsentOf(key))
    if (shown) byKey.set(key, { ...shown })
    else byKey.delete(key)
  }
  const readAgain = () => {
    cursor = undefined
  }
  return {
    byKey,
    cover: (change) => {
      const key = recordKey(change)
      const edits = [...unsentOf(key), ...refusedOf(key)].filter((other) => !createsRecord(other))
      if (edits.length === 1 && edits[0] === change) bases.set(key, byKey.get(key))
      show(key, byKey.get(key) ?? {})
    },
    uncover: (key) => {
      const base = bases.get(key)
      if (base) show(key, base)
    },
    readAgain,
    store: {
      readCursor: async () => {
        // A change that hid the server's version has been settled, so the record shown may be out of date.
        if ([...covered].some((key) => unsentOf(key).length === 0)) {
          covered.clear()
          readAgain()
        }
        return cursor
      },
      forgetCursor: async () => readAgain(),
      applyPage: async (page, requestedCursor) => {
        if (cursor !== requestedCursor) return
        for (const { entity, entityId, row } of page.changes) {
          const key = `${entity}:${entityId}`
          const isCovered = unsentOf(key).length > 0
          if (isCovered) covered.add(key)
          if (row !== null) show(key, Object.assign({}, row))
          else if (!isCovered) byKey.delete(key)
        }
        cursor = page.nextCursor
      },
    },
  }
}
