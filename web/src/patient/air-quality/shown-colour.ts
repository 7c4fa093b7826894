import type { AirLine } from '@second-wind/core/air/describe-air-reading'

export type MeasuredLine = Extract<AirLine, { index: number }>

/** The colour of the index; an old reading has lost it (hazard C20). */
export const shownColour = (line: MeasuredLine): MeasuredLine['colour'] =>
  line.state === 'old' ? 'unknown' : line.colour
