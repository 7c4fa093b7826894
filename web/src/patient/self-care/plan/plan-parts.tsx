import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { planZones, type ActionPlan } from '@second-wind/core/records/action-plan'
import { Card } from '../../../ui/primitives/card.tsx'
import { ContactLines } from './contact-lines.tsx'
import styles from './plan-view.module.css'
import { formatPlanAuthorship } from './format-plan-authorship.ts'
import { ZoneCard } from './zone-card.tsx'

/** Every word that was typed in, as it was typed in. */
export function PlanParts({ plan: { zones, medicines, contacts, ...about } }: { plan: ActionPlan }) {
  const written = formatPlanAuthorship(about)
  return (
    <>
      {planZones.map((zone) => (
        <ZoneCard key={zone} zone={zone}>
          <Part title={planWords.looksLike} text={zones[zone].looksLike} />
          <Part title={planWords.whatIDo} text={zones[zone].whatIDo} />
        </ZoneCard>
      ))}
      {medicines.trim() !== '' && (
        <Card>
          <h3>{planWords.medicines}</h3>
          <p className={styles.typed}>{medicines}</p>
        </Card>
      )}
      {contacts.trim() !== '' && (
        <Card>
          <h3>{planWords.contacts}</h3>
          <ContactLines text={contacts} />
        </Card>
      )}
      {written !== '' && <p>{written}</p>}
    </>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h4 className={styles.part}>{title}</h4>
      {text.trim() === '' ? (
        <p className={styles.quiet}>{planWords.notInPlan}</p>
      ) : (
        <p className={styles.typed}>{text}</p>
      )}
    </div>
  )
}
