import { care } from '../../platform/app-paths.ts'
import type { Nation } from '../../records/patient.ts'
import { urgentAdviceIn } from '../help/helplines.ts'
import { nationHas111, gpOutOfHours } from '../help/northern-ireland.ts'
import { wordsForNation } from '../help/words-for-nation.ts'
import type { HonestNotice } from './honest-notice-schema.ts'

type Routes = HonestNotice['routes']

/** The routes of a notice that exist in a nation, with that nation's urgent advice instead of England's. */
export function routesForNation(nation: Nation | undefined, routes: Routes): Routes {
  if (nation === undefined || nation === 'england')
    return routes.filter((route) => isOfferedIn(nation, route))
  return routes.flatMap((route) => {
    if (route.href === 'tel:111') return nationHas111(nation) ? [route] : [outOfHours]
    if (route.href === nhs111Online) return ownAdvice(nation)
    return isOfferedIn(nation, route) ? [route] : []
  })
}

/** What can be done today, in the words of a nation. */
export const todayInNation = (
  nation: Nation | undefined,
  { today, todayIn }: Pick<HonestNotice, 'today' | 'todayIn'>,
): string => wordsForNation(nation, (nation && todayIn?.[nation]) ?? today)

/** Until the nation is known, the services of England are offered by their names. */
const isOfferedIn = (nation: Nation | undefined, { onlyIn }: Routes[number]): boolean =>
  onlyIn === undefined || onlyIn === (nation ?? 'england')

const nhs111Online = urgentAdviceIn.england.links[0]?.url
const outOfHours = { label: gpOutOfHours, href: care } as const

const ownAdvice = (nation: Nation): Routes =>
  urgentAdviceIn[nation].links.map(({ label, url }) => ({ label, href: url }))
