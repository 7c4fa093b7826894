import {
  describeOtherFindings,
  isCheckFindingId,
} from '@second-wind/core/content/findings/current-finding-words'
import { describeLoggedTime } from '@second-wind/core/content/findings/describe-logged-time'
import { describeFinding } from '@second-wind/core/content/findings/finding-words'
import { adviceFor } from '@second-wind/core/content/insight/finding-advice'
import { entryCardWords, urgentCardWords } from '@second-wind/core/content/insight/finding-card-words'
import { unsaidAdvice } from '@second-wind/core/content/insight/unsaid-advice'
import type { EntryFindingId } from '@second-wind/core/findings/entry-finding-rules'
import {
  asksForAdviceToday,
  type Finding,
  withoutNamedSigns,
  worstLevel,
} from '@second-wind/core/findings/finding'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { useNationWords } from '../../../data/live/use-nation-words.ts'
import { CareCard } from '../../../ui/clinical/care-card.tsx'
import { Disclosure } from '../../../ui/feedback/disclosure.tsx'
import { useAdviceHeading } from '../../../widgets/use-advice-heading.ts'
import type { LoggedSymptoms } from '../log/assess-logged-symptoms.ts'

/**
 * Signs of the last 24 hours that are to be watched and that this entry does not show again: it does not undo them. One
 * that calls for advice today has a card of its own (follow-up-card.tsx).
 */
export function EarlierSigns({ logged }: { logged: LoggedSymptoms }) {
  const inNation = useNationWords()
  const headingNow = useAdviceHeading()
  const signs = findEarlierSigns(logged)
  if (signs.length === 0) return null
  const shown = signs.map(({ finding }) => finding)
  const { tier, heading, texts } = entryCardWords('watch', shown)
  return (
    <CareCard level={tier} heading={headingNow(heading)}>
      <p>You logged earlier:</p>
      <ul>
        {signs.map(({ finding, what, when }) => (
          <li key={finding.id}>
            <strong>{what}</strong>, {when}
          </li>
        ))}
      </ul>
      {texts.map((text) => (
        <p key={text}>{inNation(text)}</p>
      ))}
    </CareCard>
  )
}

type EarlierSign = { finding: Finding<EntryFindingId>; what: string; when: string }

/** The newest of each kind. */
function findEarlierSigns({
  entry: { localDate },
  findings,
  earlier,
  entries,
}: LoggedSymptoms): EarlierSign[] {
  const signs = earlier.flatMap((current): EarlierSign[] => {
    const entry = entries.find(({ id }) => id === current.source.id)
    const { id, level } = current
    if (asksForAdviceToday(current) || level !== 'watch' || !entry || isCheckFindingId(id)) return []
    const finding = { ...current, id }
    const what = describeFinding(finding, entry, current.localDate === localDate)
    return [{ finding, what, when: describeLoggedTime(current, localDate) }]
  })
  return signs.filter(
    ({ finding: { id } }, at) =>
      !findings.some((own) => own.id === id) && signs.findIndex((sign) => sign.finding.id === id) === at,
  )
}

/** What was logged before and calls for the same advice as this entry: a line in its card, and no second card. */
export function EarlierInCard({ logged: { entry, findings, earlier, entries } }: { logged: LoggedSymptoms }) {
  const inNation = useNationWords()
  const card = followUpCard(earlier)
  if (!card) return null
  const source = { kind: 'symptoms', id: entry.id } as const
  const own = findings.map((finding) => ({ ...finding, source, localDate: entry.localDate }))
  const [newest, ...others] = [card.findings, ...card.others].map((ofRecord) => ({
    id: ofRecord[0].source.id,
    text: describeOtherFindings(ofRecord, own, entries, entry.localDate),
  }))
  const ofEntries = card.findings.flatMap(({ id, level }) => (isCheckFindingId(id) ? [] : [{ id, level }]))
  const level = worstLevel(findings) ?? 'watch'
  const { heading, texts } = entryCardWords(
    level,
    findings.filter((finding) => finding.level === level),
  )
  return (
    <>
      <p>{newest?.text}</p>
      {unsaidAdvice(adviceFor(ofEntries), [heading, ...texts]).map((text) => (
        <p key={text}>{inNation(text)}</p>
      ))}
      {others.length > 0 && (
        <Disclosure summary={`Also logged: ${others.length} more`}>
          <ul>
            {others.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

/** This entry in the card about an earlier, more serious one: no second card for the same or milder advice. */
export function EntryInCard({ logged: { entry, findings, earlier } }: { logged: LoggedSymptoms }) {
  const inNation = useNationWords()
  const shown = withoutNamedSigns(findings.filter(({ level }) => level === worstLevel(findings)))
  const card = followUpCard(earlier)
  const { heading, texts } = card ? urgentCardWords(card.findings) : { heading: '', texts: [] }
  return (
    <>
      <p>You have now logged:</p>
      <ul>
        {shown.map((finding) => (
          <li key={finding.id}>
            <strong>{describeFinding(finding, entry, true)}</strong>
          </li>
        ))}
      </ul>
      {/* What to do about high scores is the card's own advice. */}
      {unsaidAdvice(adviceFor(shown.filter(({ id }) => !id.startsWith('high-scores'))), [
        heading,
        ...texts,
      ]).map((text) => (
        <p key={text}>{inNation(text)}</p>
      ))}
    </>
  )
}
