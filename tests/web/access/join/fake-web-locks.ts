import { onTestFinished } from 'vitest'

/** Gives this page Web Locks, which jsdom has not: one holder of a name at a time, the next one waits. */
export function withFakeWebLocks(): void {
  let turn = Promise.resolve()
  const request = (_: string, __: unknown, hold: () => Promise<void>) => {
    const lock = turn.then(hold)
    turn = lock
    return lock
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
}
