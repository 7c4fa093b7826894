import type { LocalDb } from '../../../../web/src/data/local/database/local-db.ts'
import { newId } from '../../../../web/src/data/local/database/new-id.ts'

type Content = Map<string, unknown[]>

/**
 * Two phones of one person, one in use at a time: the database holds what that one has stored. The
 * first begins with what is there, the second is new.
 */
export function twoPhones(db: LocalDb): { switchPhone: () => Promise<void> } {
  let other: Content = new Map([['meta', [{ key: 'deviceId', value: newId() }]]])
  return {
    switchPhone: () =>
      db.transaction('rw', db.tables, async () => {
        const here: Content = new Map()
        for (const table of db.tables) {
          here.set(table.name, await table.toArray())
          await table.clear()
          await table.bulkAdd(other.get(table.name) ?? [])
        }
        other = here
      }),
  }
}
