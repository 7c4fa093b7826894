/*
 * "Air-quality bands: up to 50 green, up to 100 yellow, up to 150 orange, above 150 red." Ruling C-23: the index of a
 * reply is on that 0-500 scale. OpenWeather's own 1-5 index is not used: `airIndex` is computed from pollutants only
 * (hazards HZ-07, C20).
 */
import { daqiLimits } from './daqi.ts'
import { pollutantNames, wholeConcentration, type Pollutant, type Pollutants } from './pollutants.ts'

export type IndexColour = 'green' | 'yellow' | 'orange' | 'red' | 'unknown'

const colourRows: readonly { most: number; colour: IndexColour }[] = [
  { most: 50, colour: 'green' },
  { most: 100, colour: 'yellow' },
  { most: 150, colour: 'orange' },
  { most: Infinity, colour: 'red' },
]

/** @param index 0 to 500 @returns unknown for any other value */
export function indexColour(index: number | null): IndexColour {
  if (index === null || index < 0) return 'unknown'
  return colourRows.find(({ most }) => index <= most)?.colour ?? 'unknown'
}

export const highestIndex = 500

/**
 * The index of a reading: 50, 100 and 150 are the upper limits of the UK bands Low, Moderate and High, with linear
 * interpolation between and beyond. So colour and word never contradict each other (ruling C-25), as they would on the
 * US scale, where PM10 of 101 µg/m³ ("Very high" in the UK) is yellow.
 *
 * @param concentrations µg/m³
 * @returns 0 to 500, whole, and the pollutant that decided it; null when nothing was measured
 */
export function airIndex(concentrations: Pollutants): { index: number; decidedBy: Pollutant } | null {
  const indices = pollutantNames.flatMap((name) => {
    const whole = wholeConcentration(concentrations, name)
    return whole === undefined ? [] : [{ decidedBy: name, index: pollutantIndex(name, whole) }]
  })
  return indices.toSorted((a, b) => b.index - a.index)[0] ?? null
}

/** Above High, the line of High is extended. */
function pollutantIndex(name: Pollutant, whole: number): number {
  const [, , low, , , moderate, , , high] = daqiLimits[name]
  if (whole <= low) return onLine(whole, [0, 0], [low, 50])
  if (whole <= moderate) return onLine(whole, [low + 1, 51], [moderate, 100])
  return Math.min(highestIndex, onLine(whole, [moderate + 1, 101], [high, 150]))
}

type Point = readonly [concentration: number, index: number]

function onLine(whole: number, [x1, y1]: Point, [x2, y2]: Point): number {
  return Math.round(y1 + ((whole - x1) * (y2 - y1)) / (x2 - x1))
}
