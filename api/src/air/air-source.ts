import type { Pollutants } from '@second-wind/core/air/pollutants'

/** The air of one town. `country` is the two letters of ISO 3166, `measuredAt` epoch milliseconds. */
export type Measurement = { country: string; measuredAt: number; concentrations: Pollutants }

/** Asks somebody outside about a town. @throws AirSourceFailed */
export type AirSource = (town: string) => Promise<Measurement>

/** There is no measurement. The reason is our own words: an error of the network may carry the key. */
export class AirSourceFailed extends Error {
  override readonly name = 'AirSourceFailed'
}
