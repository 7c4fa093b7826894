import type { Device } from '@second-wind/core/access/contract/devices'
import { useEffect, useEffectEvent, useState } from 'react'
import { listDevices } from '../../../data/server/patient/devices.ts'
import type { AccountList } from '../use-account-list.ts'

const everyMs = 3_000
/** The lifetime of a link code. */
const forMs = 5 * 60_000

/**
 * An approved phone is linked at its next request, a few seconds later. This polls until then and reloads the list.
 *
 * @returns the function to call after an approval
 */
export function usePollForLinkedDevice({ result, askAgain }: AccountList<Device>): () => void {
  const [awaitedSince, setAwaitedSince] = useState<number>()
  const isNew = useEffectEvent((list: readonly Device[]) => {
    const shown = result && 'list' in result ? result.list : []
    return list.some(({ id }) => shown.every((phone) => phone.id !== id))
  })
  const showList = useEffectEvent(askAgain)
  useEffect(() => {
    if (awaitedSince === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const poll = async () => {
      // A request without a response is repeated.
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
