/** A line of a clinician's list. */
type Listed = {
  id: number | string
  name: string
  /** 0 is the most urgent. */
  rank: number
  /** The newest sign, epoch milliseconds; 0 for none. */
  newestMs: number
}

/** The one order of the lists for clinicians: most urgent first, among equals the newest sign first, then by name. */
export function byUrgency(a: Listed, b: Listed): number {
  return (
    a.rank - b.rank ||
    b.newestMs - a.newestMs ||
    order(sortName(a.name), sortName(b.name)) ||
    order(a.id, b.id)
  )
}

/** A name as databases sort it too: without accents and case. */
export const sortName = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-GB')

const order = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0)
