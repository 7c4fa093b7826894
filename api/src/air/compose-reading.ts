import { airIndex } from '@second-wind/core/air/air-index'
import type { AirReading } from '@second-wind/core/air/air-reading'
import { daqi } from '@second-wind/core/air/daqi'
import type { Pollutant, Pollutants } from '@second-wind/core/air/pollutants'
import { airAdvice } from '@second-wind/core/content/air/air-advice'
import { airNotices } from '@second-wind/core/content/air/air-notices'

/** Where the air was measured, and when (ISO instant). */
type PlaceAndTime = { location: string; timestamp: string }

/**
 * A reply made from concentrations only, so that no index of another scale can get in (hazard HZ-07).
 *
 * @param concentrations µg/m³; anything that is not a concentration becomes null
 */
export function composeReading(
  source: 'openweather' | 'demo',
  { location, timestamp }: PlaceAndTime,
  concentrations: Pollutants,
): AirReading {
  const uk = daqi(concentrations)
  if (uk.band === 'unknown') return errorReading({ location, timestamp })
  const measured = (name: Pollutant) => (uk.missing.includes(name) ? null : (concentrations[name] ?? null))
  const { word, advice } = airAdvice[uk.band]
  return {
    index: airIndex(concentrations)?.index ?? null,
    status: word,
    location,
    description: advice,
    source,
    timestamp,
    pollutants: { pm2_5: measured('pm2_5'), pm10: measured('pm10'), o3: measured('o3') },
    daqi: uk.index,
  }
}

/** The reply when the service did not respond, sent no concentration, or could not be asked. */
export function errorReading(
  { location, timestamp }: PlaceAndTime,
  why: 'noReading' | 'noTown' = 'noReading',
): AirReading {
  return {
    index: null,
    status: airNotices.serviceError.text,
    location,
    description: airNotices[why].text,
    source: 'error',
    timestamp,
    pollutants: { pm2_5: null, pm10: null, o3: null },
    daqi: null,
  }
}
