import { setImmediate } from 'node:timers/promises'

const stepsPerTurn = 20

/**
 * Lets other requests run after every 20 steps of long work, so that the event loop is never held for long. In a
 * transaction too: they wait for the database, but not for anything else.
 *
 * @param step from 1
 */
export async function yieldToEventLoop(step: number): Promise<void> {
  if (step % stepsPerTurn === 0) await setImmediate()
}
