import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { type ActionPlan, planZones } from '@second-wind/core/records/action-plan'
import { Card } from '../../../ui/primitives/card.tsx'
import { formatPlanAuthorship } from './format-plan-authorship.ts'
import { ZoneCard } from './zone-card.tsx'
import styles from './plan-view.module.css'

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

/** The people of the plan, one on each line; a phone number can be tapped. */
function ContactLines({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    <ul className={styles.contacts}>
      {lines.map((line, at) => (
        // The same line may come twice.
        <li key={`${at} ${line}`}>
          {splitAtPhoneNumbers(line).map(({ text: words, tel }, part) =>
            tel === undefined ? (
              words
            ) : (
              <a key={`${part} ${tel}`} href={`tel:${tel}`}>
                {words}
              </a>
            ),
          )}
        </li>
      ))}
    </ul>
  )
}

/** A piece of a line; one that is a phone number has `tel`, ready to dial. */
type LinePart = { text: string; tel?: string }

/**
 * Splits a line at its phone numbers. A link to a wrong number is worse than none: only what has the length of a number
 * in the UK is one, and hours, a ward or a second number behind it are not part of it.
 */
export function splitAtPhoneNumbers(line: string): LinePart[] {
  return line.split(digitRun).flatMap(splitDigitRun)
}

/** Digits with what may stand between those of one number, and whatever else stands there. */
const digitRun = /(\+?\(?\d[\d ()-]*\d)/

const gap = '[ ()-]{0,2}'
const eleven = `(?:${gap}\\d){7}${gap}\\d\\d(?!\\d)`
/** A few old numbers have ten: only where no other digit follows. */
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
  // Behind the code of another country there is no number of this one.
  const before = run.startsWith('+') ? undefined : firstPiece.exec(run)?.[0]
  return before ? [{ text: before }, ...splitDigitRun(run.slice(before.length))] : [{ text: run }]
}
