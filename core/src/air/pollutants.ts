/** The three pollutants that a reading carries, in µg/m³ (specification, section 3). */
export const pollutantNames = ['pm2_5', 'pm10', 'o3'] as const
export type Pollutant = (typeof pollutantNames)[number]

/** µg/m³ by pollutant; null or absent means not measured. */
export type Pollutants = Partial<Record<Pollutant, number | null>>

/**
 * The concentration in whole µg/m³, because the limits of the UK index are whole numbers: 11.4 counts as 11, 11.5 as
 * 12. Undefined if missing, negative or not a number, which must not count as clean air.
 */
export function wholeConcentration(concentrations: Pollutants, name: Pollutant): number | undefined {
  const value = concentrations[name]
  const isMeasured = typeof value === 'number' && Number.isFinite(value) && value >= 0
  return isMeasured ? Math.round(value) : undefined
}
