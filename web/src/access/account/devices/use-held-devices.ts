import type { HeldDevice } from '@second-wind/core/access/contract/held-devices'
import { useEffect, useReducer, useState } from 'react'
import { useSafeLiveQuery } from '../../../data/live/use-safe-live-query.ts'
import { readAccountId } from '../../../data/local/lazy.ts'
import { listHeldDevices } from '../../../data/server/patient/held-devices.ts'

const everyMs = 5 * 60_000

/**
 * The new phones that wait to open this person's record: read when the app opens, comes back to the front or goes
 * online, and every few minutes. Without a response, what was known stays.
 */
export function useHeldDevices(): { phones: HeldDevice[]; readAgain: () => void } {
  const id = useSafeLiveQuery(readAccountId)
  const [phones, setPhones] = useState<HeldDevice[]>([])
  const [round, readAgain] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    const { signal } = stop
    const read = () => {
      if (document.visibilityState === 'visible') listHeldDevices(signal).then(setPhones, () => undefined)
    }
    read()
    const timer = setInterval(read, everyMs)
    window.addEventListener('online', read, { signal })
    document.addEventListener('visibilitychange', read, { signal })
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [id, round])
  return { phones: id === undefined ? [] : phones, readAgain }
}
