import { Stack } from '@mantine/core'
import { analysisLevelWords, emergencyCheckWords } from '@second-wind/core/content/analytics/analysis-words'
import { describeFinding } from '@second-wind/core/content/findings/finding-words'
import { emergencyTier } from '@second-wind/core/content/help/care-tiers'
import { adviceFor } from '@second-wind/core/content/insight/finding-advice'
import { urgentCardWords } from '@second-wind/core/content/insight/finding-card-words'
import { unsaidAdvice } from '@second-wind/core/content/insight/unsaid-advice'
import {
  followUpCard,
  type FollowUpCard as FollowUpCardState,
} from '@second-wind/core/findings/follow-up-card'
import type { Analysis } from '@second-wind/core/recovery/analytics/analysis'
import { useNationWords } from '../../data/live/use-nation-words.ts'
import * as paths from '../../paths.ts'
import { CareCard } from '../../ui/clinical/care-card.tsx'
import { CareTierCard } from '../../ui/clinical/care-tier-card.tsx'
import { formatEntryTime } from '../../ui/clinical/format-entry-time.ts'
import { Disclosure } from '../../ui/feedback/disclosure.tsx'
import { formatLocalDate } from '../../ui/format/format-local-date.ts'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { FollowUpCard } from '../../widgets/follow-up-card.tsx'
import { OwnHelp } from '../../widgets/own-help.tsx'
import { UrgentCall } from '../../widgets/urgent-call.tsx'
import styles from './danger-advice.module.css'

/**
 * Advice for a warning sign in the records: where to get help, then what was logged. Without a 999 sign, the card is
 * that of Home, and no call to 999 comes before it. Beside a 999 sign, the person's own numbers are left out.
 */
export function DangerAdvice({ analysis: { flagged, emergencyCheck, current } }: { analysis: Analysis }) {
  const hasRedFlag = current.some(({ level }) => level === 'emergency')
  const inNation = useNationWords()
  const card = followUpCard(current)
  const namedAbove = card?.findings[0].source.id
  const others = flagged.filter(({ entry }) => entry.id !== namedAbove)
  return (
    <Stack>
      <FollowUpCard />
      {hasRedFlag && (
        <>
          <p>{analysisLevelWords.danger.text.text}</p>
          <Disclosure summary={emergencyTier.heading}>
            <CareTierCard tier={emergencyTier} />
          </Disclosure>
          <UrgentCall className={styles.urgent} />
        </>
      )}
      {emergencyCheck && (
        <CareCard level="urgent" heading={emergencyCheckWords.text}>
          <p>You did this check on {formatLocalDate(emergencyCheck.localDate)}.</p>
        </CareCard>
      )}
      {others.map(({ entry, findings }) => (
        <p key={entry.id}>
          On {formatEntryTime(entry)}, you logged{' '}
          {findings.map((finding) => describeFinding(finding, entry)).join(' and ')}.
        </p>
      ))}
      {unsaidAdvice(adviceFor(flagged.flatMap(({ findings }) => findings)), saidIn(card)).map((advice) => (
        <p key={advice}>{inNation(advice)}</p>
      ))}
      <ActionLink to={paths.symptomChecker}>Do the symptom check</ActionLink>
      <OwnHelp hasCalls={!hasRedFlag && !emergencyCheck} />
    </Stack>
  )
}

/** What the card above says in its own words. */
function saidIn(card: FollowUpCardState | undefined): string[] {
  if (card?.state !== 'urgent') return []
  const { heading, texts } = urgentCardWords(card.findings)
  return [heading, ...texts]
}
