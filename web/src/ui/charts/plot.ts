/** One value of a chart. `at` runs from 0 at the left edge to 1 at the right; after a gap a new line begins. */
export type PlotPoint = { at: number; value: number; isAfterGap: boolean }

/** The size of the drawing in its own units, and the values at its bottom and its top edge. */
export type Plot = { width: number; height: number; low: number; high: number }

export type PlacedPoint = { x: number; y: number; isAfterGap: boolean }

export function placePoints(points: readonly PlotPoint[], plot: Plot): PlacedPoint[] {
  return points.map(({ at, value, isAfterGap }) => ({
    x: placeX(at, plot),
    y: round((1 - (value - plot.low) / (plot.high - plot.low)) * plot.height),
    isAfterGap,
  }))
}

export const placeX = (at: number, { width }: Plot): number => round(at * width)

/** A line from each point to the next, interrupted at gaps. */
export const linePath = (points: readonly PlacedPoint[]): string =>
  points.map(({ x, y, isAfterGap }, n) => `${n === 0 || isAfterGap ? 'M' : 'L'}${x} ${y}`).join('')

/** A line of no length: with round ends it stays a circle, however the drawing is stretched. */
export const dotPath = ({ x, y }: PlacedPoint): string => `M${x} ${y}h0`

/** A band across the whole drawing, from one below the value to one above it, inside the plot. */
export function bandPath(value: number, plot: Plot): string {
  const yOf = (edge: number) => round((1 - (edge - plot.low) / (plot.high - plot.low)) * plot.height)
  const [top, bottom] = [yOf(Math.min(value + 1, plot.high)), yOf(Math.max(value - 1, plot.low))]
  return `M0 ${top}H${plot.width}V${bottom}H0Z`
}

const round = (length: number): number => Math.round(length * 100) / 100
