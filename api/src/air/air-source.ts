import type { Pollutants } from '@second-wind/core/air/pollutants'

/** The air of one town. `country` is an ISO 3166 two-letter code, `measuredAt` epoch milliseconds. */
export type Measurement = { country: string; measuredAt: number; concentrations: Pollutants }

/** Asks an external service about a town. @throws AirSourceFailed */
export type AirSource = (town: string) => Promise<Measurement>

/** There is no measurement. The reason is our own text, because a network error may contain the key. */
export class AirSourceFailed extends Error {
  override readonly name = 'AirSourceFailed'
}
