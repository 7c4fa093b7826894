import { freshForMs } from '@second-wind/core/air/describe-air-reading'
import type { Clock } from '../platform/deps.ts'
import { tokenBuckets } from '../platform/http/token-buckets.ts'
import type { AirSource, Measurement } from './air-source.ts'

/** `good` is the last measurement that came; it stays when a later attempt fails. */
type Memory = { askedAt: number; hasFailed: boolean; good: Measurement | undefined }

const keepMs = 30 * 60_000
const restAfterFailureMs = 60_000
const mostTowns = 500

/** Three calls a town at most; a free key allows 60 a minute. */
const lookups = { capacity: 20, perMinute: 20, maxKeys: 1 } as const

/**
 * Asks the source about a town twice an hour at most, once at a time. While it fails, the last measurement counts
 * for 6 hours; undefined when there is none.
 */
export function rememberAir(
  source: AirSource,
  clock: Pick<Clock, 'now'>,
): (town: string) => Promise<Measurement | undefined> {
  const memories = new Map<string, Memory>()
  const underway = new Map<string, Promise<Memory>>()
  const allowance = tokenBuckets(lookups, clock)

  return async (town) => {
    const key = town.normalize('NFC').toLowerCase()
    const memory = memories.get(key)
    if (memory && !isDue(memory)) return answerOf(memory)
    return answerOf(await askOnce(key, town))
  }

  function isDue({ askedAt, hasFailed }: Memory): boolean {
    const ageMs = clock.now() - askedAt
    return ageMs < 0 || ageMs >= (hasFailed ? restAfterFailureMs : keepMs)
  }

  function answerOf({ hasFailed, good }: Memory): Measurement | undefined {
    if (!hasFailed || !good) return good
    return clock.now() - good.measuredAt <= freshForMs ? good : undefined
  }

  function askOnce(key: string, town: string): Promise<Memory> {
    const asking = underway.get(key) ?? ask(key, town).finally(() => underway.delete(key))
    underway.set(key, asking)
    return asking
  }

  async function ask(key: string, town: string): Promise<Memory> {
    const measured = await attempt(town)
    const memory = {
      askedAt: clock.now(),
      hasFailed: measured === undefined,
      good: measured ?? memories.get(key)?.good,
    }
    remember(key, memory)
    return memory
  }

  async function attempt(town: string): Promise<Measurement | undefined> {
    if (allowance.waitMs('all') > 0) return undefined
    allowance.spend('all', 1)
    try {
      return await source(town)
    } catch {
      return undefined
    }
  }

  /** The town that was asked about longest ago is forgotten first. */
  function remember(key: string, memory: Memory): void {
    memories.delete(key)
    memories.set(key, memory)
    const [oldest] = memories.keys()
    if (memories.size > mostTowns && oldest !== undefined) memories.delete(oldest)
  }
}
