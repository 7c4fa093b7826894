import type { Timeline } from './timeline.ts'

/** A tab or the service worker: may be frozen for a while or killed at any await. */
export type SimulatedProcess = {
  isAlive(): boolean
  isFrozen(): boolean
  kill(): void
  freezeFor(ms: number): void
  /** Resolves later, when the process runs; never after it was killed. */
  pause(ms: number): Promise<void>
  unlessStopped<T>(work: Promise<T>): Promise<T>
  /** As `pause`, but a poke ends it early; answers whether it was poked. */
  pauseUnlessPoked(ms: number): Promise<boolean>
  poke(): void
}

export function simulatedProcess(timeline: Timeline): SimulatedProcess {
  let isAlive = true
  let frozenUntil = 0
  let wake = () => {}

  const runs = async (): Promise<void> => {
    while (isAlive && timeline.now() < frozenUntil) await timeline.pause(frozenUntil - timeline.now())
    if (!isAlive) await neverResolves()
  }

  return {
    isAlive: () => isAlive,
    isFrozen: () => timeline.now() < frozenUntil,
    kill: () => {
      isAlive = false
    },
    freezeFor: (ms) => {
      frozenUntil = timeline.now() + ms
    },
    pause: async (ms) => {
      await timeline.pause(ms)
      await runs()
    },
    unlessStopped: async (work) => {
      const result = await work
      await runs()
      return result
    },
    pauseUnlessPoked: async (ms) => {
      const poked = new Promise<true>((resolve) => {
        wake = () => resolve(true)
      })
      const wasPoked = await Promise.race([poked, timeline.pause(ms).then(() => false)])
      await runs()
      return wasPoked
    },
    poke: () => wake(),
  }
}

const neverResolves = () => new Promise<never>(() => {})
