import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { splitAtPhoneNumbers } from '@second-wind/core/platform/phone-number'
import { type ActionPlan, planZones } from '@second-wind/core/records/action-plan'
import { Card } from '../../../ui/primitives/card.tsx'
import { formatPlanAuthorship } from './format-plan-authorship.ts'
import { ZoneCard } from './zone-card.tsx'
import styles from './plan-view.module.css'

/** The person's text, unchanged. */
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

/** The contacts of the plan, one a line; phone numbers can be tapped. */
function ContactLines({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    <ul className={styles.contacts}>
      {lines.map((line, at) => (
        // Two lines may be the same.
        <li key={`${at} ${line}`}>
          {splitAtPhoneNumbers(line).map(({ text: content, tel }, part) =>
            tel === undefined ? (
              content
            ) : (
              <a key={`${part} ${tel}`} href={`tel:${tel}`}>
                {content}
              </a>
            ),
          )}
        </li>
      ))}
    </ul>
  )
}
