import { describeSigns } from '@second-wind/core/content/findings/current-finding-words'
import type { FindingCard } from '@second-wind/core/content/insight/finding-card-schema'
import { entryCardWords } from '@second-wind/core/content/insight/finding-card-words'
import type { EntryFindingId } from '@second-wind/core/findings/entry-finding-rules'
import { type Finding, withoutNamedSigns, worstLevel } from '@second-wind/core/findings/finding'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { ReactNode } from 'react'
import { useNationWords } from '../../../data/live/use-nation-words.ts'
import { CareCard } from '../../../ui/clinical/care-card.tsx'
import { CallLink } from '../../../ui/links/call-link.tsx'
import { useAdviceHeading } from '../../../widgets/use-advice-heading.ts'

export type EntryWithFindings = {
  report: SymptomReport
  findings: readonly Finding<EntryFindingId>[]
  /** Whether the entry is of today. */
  isToday?: boolean | undefined
}

type Props = EntryWithFindings & {
  words?: FindingCard
  lead?: string
  /** Before the signs. */
  first?: ReactNode
  children?: ReactNode
}

/** The most serious signs of one entry by name, and what to do. Milder signs are left out. */
export function FindingsCard({
  report,
  findings,
  isToday = false,
  words,
  lead = 'You logged:',
  first,
  children,
}: Props) {
  const inNation = useNationWords()
  const headingNow = useAdviceHeading()
  const level = worstLevel(findings)
  if (level === undefined) return null
  const mostSerious = withoutNamedSigns(findings.filter((finding) => finding.level === level))
  const { tier, heading, texts } = entryCardWords(level, mostSerious, words)
  return (
    <CareCard level={tier} heading={headingNow(heading)}>
      {first}
      <p>{lead}</p>
      <ul>
        {describeSigns(mostSerious, report, isToday).map((sign) => (
          <li key={sign}>
            <strong>{sign}</strong>
          </li>
        ))}
      </ul>
      {texts.map((text) => (
        <p key={text}>{inNation(text)}</p>
      ))}
      {level === 'emergency' && (
        <CallLink tel="999" level="emergency">
          Call 999
        </CallLink>
      )}
      {children}
    </CareCard>
  )
}
