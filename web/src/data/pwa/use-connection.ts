import { createListeners } from '@second-wind/core/platform/listeners'
import type { Reach } from '@second-wind/core/sync/push-result'
import { liveQuery } from 'dexie'
import { useSyncExternalStore } from 'react'
import { readSyncFacts } from '../local/index.ts'
import { type ProbeResult, probeServer } from '../server/probe.ts'

/** The result of a request to our server, not the browser's guess. */
export type Connection = 'checking' | 'offline' | ProbeResult

/** The probed connection: at first, after any hint of a change, and at intervals while it is shown. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => connection)
}

const probeEveryMs = 30_000
const hints = ['online', 'offline', 'focus'] as const

let connection: Connection = 'checking'
let newestProbe = 0
const { subscribe, notify } = createListeners(watch)

function watch(): () => void {
  for (const hint of hints) window.addEventListener(hint, probeNow)
  const timer = setInterval(probeNow, probeEveryMs)
  // A change of reach by a flush is a hint as well. The first value arrives at once.
  let known: Reach | undefined
  const subscription = liveQuery(readSyncFacts).subscribe(({ channel }) => {
    if (channel.reach !== known) probeNow()
    known = channel.reach
  }, probeNow)
  return () => {
    for (const hint of hints) window.removeEventListener(hint, probeNow)
    clearInterval(timer)
    subscription.unsubscribe()
  }
}

const probeNow = () => void probe()

async function probe(): Promise<void> {
  const mine = ++newestProbe
  const result = await probeServer()
  // A late answer to an older request is about an older network.
  if (mine !== newestProbe) return
  connection = toConnection(result)
  notify()
}

function toConnection(result: ProbeResult): Connection {
  return result === 'unreachable' && !navigator.onLine ? 'offline' : result
}
