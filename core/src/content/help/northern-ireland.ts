import type { Nation } from '../../records/patient.ts'
import { reviewed } from '../review.ts'
import type { Line } from '../triage/line.ts'

/** Stands wherever 111 is offered to somebody whose nation we do not know. */
export const northernIreland: Line = {
  id: 'northern-ireland-instead-of-111',
  text: 'In Northern Ireland, do not use 111. Call your GP surgery or the GP out-of-hours service.',
  ...reviewed('npis', 'gp-out-of-hours-ni'),
}

/** What stands in for the button "Call 111". */
export const gpOutOfHours = 'GP out of hours'

/** As far as we know: everywhere but in Northern Ireland. */
export const has111 = (nation: Nation | undefined): boolean => nation !== 'northern-ireland'

/** The numbers that answer there: a button for 111 would ring nobody in Northern Ireland. */
export const callsForNation = <T extends { tel: string }>(
  nation: Nation | undefined,
  calls: readonly T[],
): T[] => calls.filter(({ tel }) => tel !== '111' || has111(nation))
