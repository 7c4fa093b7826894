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
          {isBlank(zones[zone].looksLike) && isBlank(zones[zone].whatIDo) && (
            <p className={styles.quiet}>{planWords.notInPlan}</p>
          )}
        </ZoneCard>
      ))}
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
