import type { Device } from '@second-wind/core/access/contract/devices'
import { useEffect, useEffectEvent, useState } from 'react'
import { listDevices } from '../../../data/server/patient/devices.ts'
import type { AccountList } from '../use-account-list.ts'

const everyMs = 3_000
/** As long as its code lives. */
const forMs = 5 * 60_000

/**
 * A phone that was let in is linked when it next asks, a few seconds later: the list is read again as soon as it is
 * there.
 *
 * @returns what to call when a phone was let in
 */
export function usePollForNewPhone({ answer, askAgain }: AccountList<Device>): () => void {
  const [awaitedSince, setAwaitedSince] = useState<number>()
  const isNew = useEffectEvent((list: readonly Device[]) => {
    const shown = answer && 'list' in answer ? answer.list : []
    return list.some(({ id }) => shown.every((phone) => phone.id !== id))
  })
  const showList = useEffectEvent(askAgain)
  useEffect(() => {
    if (awaitedSince === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const poll = async () => {
      // Without an answer it is asked again.
      const list = await listDevices().catch(() => [])
      if (isOver) return
      if (isNew(list)) return showList()
      if (Date.now() < awaitedSince + forMs) timer = setTimeout(() => void poll(), everyMs)
    }
    void poll()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [awaitedSince])
  return () => setAwaitedSince(Date.now())
}
