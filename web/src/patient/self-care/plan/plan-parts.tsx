import { planWords } from '@second-wind/core/content/self-care/plan-words'
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

/** A piece of a line; a phone number has `tel`, ready to dial. */
type LinePart = { text: string; tel?: string }

/**
 * Splits a line at its phone numbers. A link to a wrong number is worse than none, so only text with the length of a UK
 * number becomes one; opening hours, a ward or a second number after it do not belong to it.
 */
export function splitAtPhoneNumbers(line: string): LinePart[] {
  return line.split(digitRun).flatMap(splitDigitRun)
}

/** Digits with the separators allowed inside one number, and all other text. */
const digitRun = /(\+?\(?\d[\d ()-]*\d)/

const gap = '[ ()-]{0,2}'
const eleven = `(?:${gap}\\d){7}${gap}\\d\\d(?!\\d)`
/** A few old numbers have ten digits: only if no other digit follows. */
const ten = `(?:${gap}\\d){6}${gap}\\d\\d(?![ ()-]*\\d)`
const number = new RegExp(`^(\\+44 ?\\(?0?\\)?|\\(?0)(${gap}[1-9](?:${eleven}|${ten}))`)

const firstPiece = /^[ )-]+|^\(?\d+/

const shortNumbers = new Set(['999', '111', '112'])

function splitDigitRun(run: string): LinePart[] {
  if (run === '') return []
  if (shortNumbers.has(run)) return [{ text: run, tel: run }]
  const [text, prefix, rest] = number.exec(run) ?? []
  if (text !== undefined && prefix !== undefined && rest !== undefined) {
    const tel = (prefix.startsWith('+') ? '+44' : '0') + rest.replaceAll(/\D/g, '')
    return [{ text, tel }, ...splitDigitRun(run.slice(text.length))]
  }
  // After another country's code it is not a UK number.
  const before = run.startsWith('+') ? undefined : firstPiece.exec(run)?.[0]
  return before ? [{ text: before }, ...splitDigitRun(run.slice(before.length))] : [{ text: run }]
}
