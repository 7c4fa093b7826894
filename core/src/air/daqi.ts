/*
 * Ruling C-23: "the UK Daily Air Quality Index (1-10) computed from the pollutants; the DAQI word is the headline."
 * Limits: UK-AIR (clinical content, section 17). Hazards HZ-07 and C20: an index of another scale never counts as this
 * one, and a pollutant that was not measured does not count as clean air. UK-AIR averages particles over 24 hours and
 * ozone over 8; from a single reading the result is an estimate.
 */
import { pollutantNames, wholeConcentration, type Pollutant, type Pollutants } from './pollutants.ts'

export const daqiBands = ['low', 'moderate', 'high', 'very-high'] as const
export type DaqiBand = (typeof daqiBands)[number]

/**
 * `decidedBy`: the pollutants with the highest points. `missing`: unmeasured pollutants that might have raised the
 * index.
 */
export type Daqi =
  | { band: DaqiBand; index: number; decidedBy: Pollutant[]; missing: Pollutant[] }
  | { band: 'unknown'; index: null; decidedBy: []; missing: Pollutant[] }

/** Upper limits in whole µg/m³, inclusive, for the points 1 to 9; anything higher has 10 points. */
export const daqiLimits = {
  pm2_5: [11, 23, 35, 41, 47, 53, 58, 64, 70],
  pm10: [16, 33, 50, 58, 66, 75, 83, 91, 100],
  o3: [33, 66, 100, 120, 140, 160, 187, 213, 240],
} as const satisfies Record<Pollutant, readonly number[]>

/** @param concentrations µg/m³ */
export function daqi(concentrations: Pollutants): Daqi {
  const points = pollutantNames.flatMap((name) => {
    const whole = wholeConcentration(concentrations, name)
    return whole === undefined
      ? []
      : [{ name, index: daqiLimits[name].filter((most) => whole > most).length + 1 }]
  })
  const missing = pollutantNames.filter((name) => points.every((measured) => measured.name !== name))
  if (points.length === 0) return { band: 'unknown', index: null, decidedBy: [], missing }
  const index = Math.max(...points.map((measured) => measured.index))
  const decidedBy = points.filter((measured) => measured.index === index).map(({ name }) => name)
  return { band: daqiBand(index), index, decidedBy, missing }
}

/** @param index 1 to 10 */
function daqiBand(index: number): DaqiBand {
  if (index <= 3) return 'low'
  if (index <= 6) return 'moderate'
  return index <= 9 ? 'high' : 'very-high'
}
