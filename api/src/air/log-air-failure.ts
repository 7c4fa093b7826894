import { iso } from '../platform/iso.ts'
/** One line for the operator. The reason is our own text and contains neither the key nor a town. */
export function logAirFailure(reason: string): void {
  console.error(JSON.stringify({ time: iso(Date.now()), code: 'air_quality_failed', reason }))
}
