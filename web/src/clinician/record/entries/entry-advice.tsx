import { Group } from '@mantine/core'
import type { RecordEntry } from '@second-wind/core/care/contract/patient-record'
import { describeFinding } from '@second-wind/core/content/findings/finding-words'
import { isSurgeryOpen, with111First } from '@second-wind/core/content/help/surgery-hours'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import { wordsOfReason } from '@second-wind/core/content/home-advice/risk-reason-words'
import { cardFor } from '@second-wind/core/content/insight/choose-finding-card'
import type { FindingCard } from '@second-wind/core/content/insight/finding-card-schema'
import type { EntryContext } from '@second-wind/core/findings/entry-context'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { withoutNamedSigns, worstLevel } from '@second-wind/core/findings/finding'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import { captureMoment, epochMs } from '@second-wind/core/platform/moment'
import type { Nation } from '@second-wind/core/records/patient'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { homeDeadline } from '@second-wind/core/recovery/home-advice/home-deadline'
import type { ReactNode } from 'react'
import { Tag } from '../../tag.tsx'
import { recordWords } from '../record-words.ts'
import styles from '../record-entry.module.css'

type Props = {
  entry: SymptomEntry & Pick<RecordEntry, 'reportedAt'>
  /** When the change that made this version was saved; undefined: the entry was not changed until then. */
  savedAt: string | undefined
  context: Omit<EntryContext, 'others'>
  /** All check-ins that count. */
  all: readonly SymptomEntry[]
  nation: Nation | undefined
}

/** What the app has told the patient to do about these answers, in its own words, and why. */
export function EntryAdvice({ entry, savedAt, context, all, nation }: Props) {
  const compared = { ...context, others: all.filter(({ id }) => id !== entry.id) }
  const findings = entryFindings(entry, entry.localDate, compared)
  const level = worstLevel(findings)
  const onHome = homeDeadline(entry, findings, compared)
  if (level === undefined && !onHome) return <p className={styles.quiet}>{recordWords.noAdvice}</p>
  if (level === undefined) {
    const reasons = onHome?.reasons.map((id) => lowerFirst(wordsOfReason(id, entry).clinician)) ?? []
    return (
      <Advice tier="non-urgent">
        {recordWords.adviceOnHome(onHome?.deadline ?? '')} {recordWords.adviceBecause(reasons)}
      </Advice>
    )
  }
  const mostSerious = withoutNamedSigns(findings.filter((finding) => finding.level === level))
  const { tier, heading } = cardFor(level, mostSerious)
  const signs = mostSerious.map((finding) => describeFinding(finding, entry))
  const read = isSurgeryOpen(readAt(entry, savedAt), nation) ? heading : with111First(heading)
  return (
    <Advice tier={tier}>
      {recordWords.advice(wordsForNation(nation, read))} {recordWords.adviceBecause(signs)}
      {tier === 'non-urgent' && onHome && ` ${recordWords.alsoOnHome(onHome.deadline)}`}
    </Advice>
  )
}

/** By the clock of the phone, which decides whether it names 111 before the GP surgery. */
function readAt({ date, reportedAt = date, tzOffsetMin }: Props['entry'], savedAt = reportedAt) {
  return captureMoment(epochMs(savedAt), tzOffsetMin)
}

function Advice({ tier, children }: { tier: FindingCard['tier']; children: ReactNode }) {
  const { text, tone } = tierTags[tier]
  return (
    <Group gap="var(--space-1) var(--space-2)">
      <Tag tone={tone}>{text}</Tag>
      <span>{children}</span>
    </Group>
  )
}

/** The first two as for a symptom check. */
const tierTags = {
  emergency: { text: '999 advice', tone: 'red' },
  urgent: { text: 'Same-day advice', tone: 'amber' },
  question: { text: 'Question', tone: 'grey' },
  'non-urgent': { text: 'Non-urgent advice', tone: 'grey' },
} as const satisfies Record<FindingCard['tier'], { text: string; tone: 'red' | 'amber' | 'grey' }>
