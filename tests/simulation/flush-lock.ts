import { minuteMs } from '@second-wind/core/platform/moment'
import type { SimulatedProcess } from './simulated-process.ts'

const staleAfterMs = minuteMs

/**
 * A Web Lock with a lease, as web/src/data/local/flush-lock takes it: free when its holder is killed, taken away from
 * one that has not begun a batch for a minute. Its former holder gets "busy" while its turn continues.
 */
export function flushLock(clock: { now(): number }) {
  let holder: { process: SimulatedProcess; begunAt: number; lose(): void } | undefined

  return {
    async runExclusive<T>(process: SimulatedProcess, turn: () => Promise<T>): Promise<T | 'busy'> {
      if (holder?.process.isAlive()) {
        if (clock.now() - holder.begunAt <= staleAfterMs) return 'busy'
        holder.lose()
      }
      let lose = () => {}
      const lost = new Promise<'busy'>((resolve) => {
        lose = () => resolve('busy')
      })
      const mine = { process, begunAt: clock.now(), lose }
      holder = mine
      try {
        return await Promise.race([turn(), lost])
      } finally {
        if (holder === mine) holder = undefined
      }
    },
  }
}
