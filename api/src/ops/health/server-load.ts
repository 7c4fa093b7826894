import { monitorEventLoopDelay } from 'node:perf_hooks'
import { measureFreeBytes } from '../disk-reserve.ts'

export type ServerLoad = {
  diskFreeBytes(): Promise<number>
  /** The higher p99 of the last minute and the one before it. */
  loopDelayP99Ms(): number
  /** Open connections, as a share of the most that are allowed: 0 to 1. */
  connectionShare(): Promise<number>
}

const windowMs = 60_000
const nsPerMs = 1e6

export function watchServerLoad(
  dataDir: string,
  { connectionShare }: Pick<ServerLoad, 'connectionShare'>,
): ServerLoad {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  let before = 0
  const renew = () => {
    before = delays.percentile(99)
    delays.reset()
  }
  setInterval(renew, windowMs).unref()
  return {
    diskFreeBytes: () => measureFreeBytes(dataDir),
    connectionShare,
    loopDelayP99Ms: () => Math.max(before, delays.percentile(99)) / nsPerMs,
  }
}
