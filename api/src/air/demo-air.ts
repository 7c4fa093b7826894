import { createHash } from 'node:crypto'
import type { Pollutants } from '@second-wind/core/air/pollutants'

/**
 * Concentrations as they might be in a British town, for a demo without a key: the same all day, other tomorrow.
 * Mostly Low, now and then Moderate.
 */
export function demoAir(town: string, day: string): Pollutants {
  const dice = createHash('sha256').update(`${town.toLowerCase()} ${day}`).digest()
  const roll = (at: number) => dice.readUInt8(at) / 255
  const pm2_5 = tenths(4 + 36 * roll(0) ** 3)
  return { pm2_5, pm10: tenths(pm2_5 * 1.2 + 6 * roll(1)), o3: tenths(30 + 60 * roll(2)) }
}

const tenths = (value: number): number => Math.round(value * 10) / 10
