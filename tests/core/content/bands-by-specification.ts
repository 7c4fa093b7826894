import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'

/**
 * "Temperature bands (Celsius): under 37.8 normal; 37.8-38.3 low; 38.3-39.4 moderate; over 39.4 high." Ruling C-24:
 * 38.3 is in two bands and counts as moderate. The app asks for the band, so only its labels carry these limits.
 */
export function temperatureBand(tempC: number): SymptomEntry['temperature'] {
  if (tempC > 39.4) return 'high-fever'
  if (tempC >= 38.3) return 'moderate-fever'
  return tempC >= 37.8 ? 'low-fever' : 'normal'
}

/** "Reliever use: none, 1-2, 3-4, more than 4 times a day." That it does not help is an answer of its own (hazard C10). */
export const relieverBands = ['none', '1_2', '3_4', 'more_than_4'] as const

export function relieverBand(timesPerDay: number): (typeof relieverBands)[number] {
  if (timesPerDay > 4) return 'more_than_4'
  if (timesPerDay > 2) return '3_4'
  return timesPerDay > 0 ? '1_2' : 'none'
}
