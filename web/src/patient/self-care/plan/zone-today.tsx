import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { listLeftOut, planZoneWords as words } from '@second-wind/core/content/self-care/plan-zone-words'
import type { ZoneToday as Zone } from '@second-wind/core/findings/zone-today'
import type { PlanZone } from '@second-wind/core/records/action-plan'
import { useZoneToday } from '../../../data/live/use-zone-today.ts'
import * as paths from '../../../paths.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { ActionLink } from '../../../ui/links/action-link.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { CallRow } from '../../../widgets/call-row.tsx'
import { OwnCalls } from '../../../widgets/own-help.tsx'
import styles from './zone-today.module.css'

/** "Which zone am I in?", from what was logged. Red and amber come with the calls, unless they are above. */
export function ZoneToday({ isCallAbove }: { isCallAbove: boolean }) {
  const today = useZoneToday(useNow())
  if (!today) return null
  const { zone } = today
  return (
    <Card className={styles.today}>
      <h3>{words.title}</h3>
      <p className={styles.answer} data-zone={zone}>
        {zone ? planWords.zones[zone].name : words.unknown}
      </p>
      <p>{today.zone ? words.zones[today.zone] : whyUnknown(today)}</p>
      {(zone === 'red' || zone === 'amber') && (
        <>
          {!isCallAbove && <CallRow />}
          <OwnCalls />
        </>
      )}
      <NextStep today={today} />
      <p className={styles.quiet}>{words.planFirst}</p>
    </Card>
  )
}

const whyUnknown = (today: Exclude<Zone, { zone: PlanZone }>): string =>
  today.why === 'not-answered'
    ? words.why[today.why].replace('{answers}', listLeftOut(today.answers))
    : words.why[today.why]

function NextStep({ today }: { today: Zone }) {
  if (today.zone || today.why === 'usual-day-from-tomorrow') return null
  if (today.why === 'no-usual-day') {
    return <ActionLink to={paths.usualDay}>{words.setUsualDay}</ActionLink>
  }
  if (today.why === 'not-answered') {
    return <ActionLink to={paths.editEntry(today.entryId)}>{words.addMissing}</ActionLink>
  }
  return <ActionLink to={paths.tracker}>{words.log}</ActionLink>
}
