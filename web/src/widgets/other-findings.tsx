import { describeOtherFindings } from '@second-wind/core/content/findings/current-finding-words'
import { followUpCardWords } from '@second-wind/core/content/findings/follow-up-card-words'
import type { FollowUpCard } from '@second-wind/core/findings/follow-up-card'
import type { CurrentFindingsAndEntries } from '../data/live/use-current-findings.ts'
import { useUnsent } from '../data/live/use-unsent.ts'
import { Disclosure } from '../ui/feedback/disclosure.tsx'
import styles from './follow-up-card.module.css'

type Records = FollowUpCard['others']
/**
 * How many of the others are open. On Home only up to three red flags, because what follows must be seen too, or else a
 * single record where there is room for it.
 */
export type OpenOthers = 'three' | 'one' | 'red-flags'

type Props = {
  /** What the card is about. */
  first: FollowUpCard['findings']
  others: Records
  entries: CurrentFindingsAndEntries['entries']
  today: string
}

/** Below a card: the other findings that still count, the most serious first. A long list folds. */
export function OtherFindings({ open, ...props }: Props & { open: OpenOthers }) {
  const { others } = props
  const describe = useDescription(props)
  if (others.length === 0) return null
  const listed = others.slice(0, listedAtOnce(others, open))
  const rest = others.slice(listed.length)
  const list = (records: Records) => (
    <ul className={styles.others}>
      {records.map((findings) => (
        <li key={findings[0].source.id}>{describe(findings)}</li>
      ))}
    </ul>
  )
  return (
    <div>
      {listed.length > 0 && (
        <>
          <p>{followUpCardWords.others.text}</p>
          {list(listed)}
        </>
      )}
      {rest.length > 0 && (
        <Disclosure
          summary={
            listed.length > 0
              ? `${rest.length} more`
              : `${followUpCardWords.others.text} ${rest.length} earlier ${rest.length === 1 ? 'sign' : 'signs'}`
          }
        >
          {list(rest)}
        </Disclosure>
      )}
    </div>
  )
}

/** In a card about an older sign: what was logged since, the newest first. All but the newest fold. */
export function RecentFindings(props: Props) {
  const describe = useDescription(props)
  const [newest, ...others] = props.others.toSorted(([a], [b]) => b.fromMs - a.fromMs)
  if (!newest) return null
  return (
    <>
      <p>
        <strong>{describe(newest)}</strong>
      </p>
      {others.length > 0 && (
        <Disclosure summary={`${followUpCardWords.others.text} ${others.length} more`}>
          {others.map((findings) => (
            <p key={findings[0].source.id}>{describe(findings)}</p>
          ))}
        </Disclosure>
      )}
    </>
  )
}

/** One record in a sentence, with the reply about it, and whether this phone still has to send it. */
function useDescription({ first, others, entries, today }: Props) {
  const unsent = useUnsent(others.map(([{ source }]) => source))
  return (findings: Records[number]): string =>
    [
      describeOtherFindings(findings, first, entries, today),
      repliedWords(findings),
      unsent.has(findings[0].source.id) && followUpCardWords.otherNotSent.text,
    ]
      .filter(Boolean)
      .join(' ')
}

/** What the person replied where that was "I am better" or "by mistake". */
const repliedWords = (findings: Records[number]): string | undefined => {
  const reply = findings.find((finding) => finding.reply?.answer === 'better')?.reply
  return reply && (reply.isMistake ? followUpCardWords.repliedMistake : followUpCardWords.repliedBetter).text
}

function listedAtOnce(others: Records, open: OpenOthers): number {
  if (open === 'three' || (open === 'one' && others.length === 1)) return 3
  return Math.min(3, others.filter(([{ level }]) => level === 'emergency').length)
}
