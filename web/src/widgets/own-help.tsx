import { ownNumberWords } from '@second-wind/core/content/self-care/own-number-words'
import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { parsePhoneNumber } from '@second-wind/core/platform/phone-number'
import { type OwnNumberId, ownNumberIds } from '@second-wind/core/records/own-numbers'
import { useHasPlan } from '../data/live/use-has-plan.ts'
import { useOwnNumbers } from '../data/live/use-own-numbers.ts'
import { useZoneToday } from '../data/live/use-zone-today.ts'
import * as paths from '../paths.ts'
import { useNow } from '../ui/hooks/use-now.ts'
import { ActionLink } from '../ui/links/action-link.tsx'
import { CallLink } from '../ui/links/call-link.tsx'
import styles from './own-help.module.css'

type Props = {
  onLeave?: () => void
  hasCalls?: boolean
}

/** The person's own help beside advice to act: their action plan, and the people whose numbers they have saved. */
export function OwnHelp({ onLeave, hasCalls = true }: Props) {
  return (
    <>
      {useHasPlan() && <OwnPlanLink onLeave={onLeave} />}
      {hasCalls && <OwnCalls />}
    </>
  )
}

/** For a person who has a plan; names the zone that today's log points to. */
export function OwnPlanLink({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const zone = useZoneToday(useNow())?.zone
  return (
    <ActionLink to={paths.actionPlan} onLeave={onLeave}>
      {zone === 'red' || zone === 'amber' ? planWords.linkTo(planWords.zones[zone].name) : planWords.link}
    </ActionLink>
  )
}

/** A call button for each number that the person has saved, or for some of them. */
export function OwnCalls({ ids = ownNumberIds }: { ids?: readonly OwnNumberId[] }) {
  const numbers = useOwnNumbers() ?? {}
  const calls = ids.flatMap((id) => {
    const text = numbers[id]
    const tel = text === undefined ? undefined : parsePhoneNumber(text)
    return text !== undefined && tel !== undefined ? [{ id, text, tel }] : []
  })
  if (calls.length === 0) return null
  return (
    <ul className={styles.calls}>
      {calls.map(({ id, text, tel }) => (
        <li key={id}>
          <CallLink tel={tel} level="urgent" about={text}>
            {ownNumberWords.call[id]}
          </CallLink>
        </li>
      ))}
    </ul>
  )
}
