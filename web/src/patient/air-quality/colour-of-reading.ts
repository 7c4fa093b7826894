import type { AirReadingDescription } from '@second-wind/core/air/describe-air-reading'

export type MeasuredLine = Extract<AirReadingDescription, { index: number }>

/** The colour of the index; an old reading has none (hazard C20). */
export const colourOfReading = (line: MeasuredLine): MeasuredLine['colour'] =>
  line.state === 'old' ? 'unknown' : line.colour
