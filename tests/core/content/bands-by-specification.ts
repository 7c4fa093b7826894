import type { bandLabels } from '@second-wind/core/content/band-labels'

/**
 * "Temperature bands (Celsius): under 37.8 normal; 37.8-38.3 low; 38.3-39.4 moderate; over 39.4 high." Ruling C-24:
 * 38.3 is in two bands and counts as moderate. The app asks for the band, so only its labels carry these limits.
 */
export function temperatureBand(tempC: number): keyof typeof bandLabels.temperature {
  if (tempC > 39.4) return 'high-fever'
  if (tempC >= 38.3) return 'moderate-fever'
  return tempC >= 37.8 ? 'low-fever' : 'normal'
}

/** "Reliever use: none, 1-2, 3-4, more than 4 times a day." */
export function relieverBand(timesPerDay: number): keyof typeof bandLabels.reliever {
  if (timesPerDay > 4) return 'more_than_4'
  if (timesPerDay > 2) return '3_4'
  return timesPerDay > 0 ? '1_2' : 'none'
}
