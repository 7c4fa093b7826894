/*
 * "Temperature bands (Celsius): under 37.8 normal; 37.8-38.3 low; 38.3-39.4 moderate; over 39.4 high." Ruling C-24:
 * 38.3 lies in two bands and is moderate. Hazards HZ-03 (a fever that is not counted), C2. Under 35 °C or over 43 °C
 * there is no band: the value is a typing error, in Fahrenheit, or too low to call normal.
 */
import type { SymptomEntry } from '../symptom-entry.ts'

export type KnownTemperatureBand = SymptomEntry['temperature']

export type TemperatureBand =
  | { band: KnownTemperatureBand; rule: string }
  | { band: 'unknown'; missing: 'temperature'; why: 'not-measured' | 'too-low' | 'too-high' }

export const lowestTempC = 35
export const highestTempC = 43

/** Hottest first; the first matching row applies. */
export const temperatureRows: readonly {
  band: KnownTemperatureBand
  rule: string
  fits: (tempC: number) => boolean
}[] = [
  { band: 'high-fever', rule: 'over 39.4', fits: (tempC) => tempC > 39.4 },
  { band: 'moderate-fever', rule: '38.3 to 39.4', fits: (tempC) => tempC >= 38.3 },
  { band: 'low-fever', rule: '37.8 to below 38.3', fits: (tempC) => tempC >= 37.8 },
]

/** @param tempC body temperature in °C; undefined when not measured */
export function temperatureBand(tempC: number | undefined): TemperatureBand {
  if (tempC === undefined || !Number.isFinite(tempC)) return unknown('not-measured')
  if (tempC < lowestTempC) return unknown('too-low')
  if (tempC > highestTempC) return unknown('too-high')
  const { band, rule } = temperatureRows.find(({ fits }) => fits(tempC)) ?? normal
  return { band, rule }
}

const normal = { band: 'normal', rule: 'under 37.8' } as const

function unknown(why: 'not-measured' | 'too-low' | 'too-high'): TemperatureBand {
  return { band: 'unknown', missing: 'temperature', why }
}
