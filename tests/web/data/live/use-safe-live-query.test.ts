import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { useSafeLiveQuery } from '../../../../web/src/data/live/use-safe-live-query.ts'
import { wipeLocalData } from '../../../../web/src/data/local/account/wipe-device.ts'
import { withDb } from '../../../../web/src/data/local/database/db-connection.ts'
import { withFreshDatabase } from '../local/fresh-database.ts'
import { logEntries } from '../local/records/logged-entries.ts'

const db = withFreshDatabase()

const watchEntries = () => {
  const read = { times: 0 }
  const { result } = renderHook(() =>
    useSafeLiveQuery(() => {
      read.times += 1
      return db.symptoms.count()
    }),
  )
  return { result, read }
}

describe('a live query that could not read because the connection was lost', () => {
  test('reads again as soon as the database is open again', async () => {
    await logEntries(2)
    db.close()
    const { result, read } = watchEntries()
    await waitFor(() => expect(read.times).toBe(1))
    expect(result.current).toBeUndefined()

    await withDb(() => db.meta.count())

    await waitFor(() => expect(result.current).toBe(2))
  })

  test('reads the empty database after the phone was emptied', async () => {
    await logEntries(2)
    db.close()
    const { result, read } = watchEntries()
    await waitFor(() => expect(read.times).toBe(1))
    await db.open()

    expect(await wipeLocalData({ force: true })).toBe('deleted')

    await waitFor(() => expect(result.current).toBe(0))
  })
})
