import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { type ActionPlan, type PlanZone, planZones } from '@second-wind/core/records/action-plan'
import { Disclosure } from '../../../ui/feedback/disclosure.tsx'
import { ContactLines } from '../../../ui/links/contact-lines.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { formatPlanAuthorship } from './format-plan-authorship.ts'
import { ZoneCard } from './zone-card.tsx'
import styles from './plan-view.module.css'

type Props = {
  plan: ActionPlan
  /** The zone of today: its card is open, and the others are folded. */
  first?: PlanZone | undefined
}

/** The person's text, unchanged. */
export function PlanParts({ plan, first }: Props) {
  const { zones, medicines, contacts, ...about } = plan
  const written = formatPlanAuthorship(about)
  return (
    <>
      {first && <Zone zone={first} text={zones[first]} />}
      {planZones.map((zone) => {
        if (zone === first) return null
        const card = <Zone key={zone} zone={zone} text={zones[zone]} />
        if (!first) return card
        const { name, when } = planWords.zones[zone]
        return (
          <Disclosure key={zone} summary={`${name}: ${when}`}>
            {card}
          </Disclosure>
        )
      })}
      {!isBlank(medicines) && (
        <Card>
          <h3>{planWords.medicines}</h3>
          <p className={styles.typed}>{medicines}</p>
        </Card>
      )}
      {!isBlank(contacts) && (
        <Card>
          <h3>{planWords.contacts}</h3>
          <ContactLines text={contacts} />
        </Card>
      )}
      {written !== '' && <p>{written}</p>}
    </>
  )
}

function Zone({
  zone,
  text: { looksLike, whatIDo },
}: {
  zone: PlanZone
  text: ActionPlan['zones'][PlanZone]
}) {
  return (
    <ZoneCard zone={zone}>
      <Part title={planWords.looksLike} text={looksLike} />
      <Part title={planWords.whatIDo} text={whatIDo} />
      {isBlank(looksLike) && isBlank(whatIDo) && <p className={styles.quiet}>{planWords.notInPlan}</p>}
    </ZoneCard>
  )
}

const isBlank = (text: string) => text.trim() === ''

/** A part that was not typed in is left out. */
function Part({ title, text }: { title: string; text: string }) {
  if (isBlank(text)) return null
  return (
    <div>
      <h4 className={styles.part}>{title}</h4>
      <p className={styles.typed}>{text}</p>
    </div>
  )
}
