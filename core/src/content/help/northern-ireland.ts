import type { Nation } from '../../records/patient.ts'
import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'

/** Shown wherever 111 is offered to a person whose nation is unknown. */
export const northernIreland: Line = {
  id: 'northern-ireland-instead-of-111',
  text: 'In Northern Ireland, call your GP surgery or GP out of hours, not 111.',
  ...reviewed('npis', 'gp-out-of-hours-ni'),
}

/** Replaces the button "Call 111". */
export const gpOutOfHours = 'GP out of hours'

/** True for an unknown nation; 111 does not exist in Northern Ireland. */
export const nationHas111 = (nation: Nation | undefined): boolean => nation !== 'northern-ireland'

/** The numbers that work in a nation: 111 does not work in Northern Ireland. */
export const callsForNation = <T extends { tel: string }>(
  nation: Nation | undefined,
  calls: readonly T[],
): T[] => calls.filter(({ tel }) => tel !== '111' || nationHas111(nation))
