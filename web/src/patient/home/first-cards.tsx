import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { useEffect } from 'react'
import { useUnfinished } from '../../data/live/unfinished/unsaved-changes.ts'
import { useCurrentFindings } from '../../data/live/use-current-findings.ts'
import { captureAt } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { FollowUpCard } from '../../widgets/follow-up-card.tsx'
import { UnsentCallout } from '../../widgets/sync/unsent-callout.tsx'
import { UnfinishedCheckNotice } from '../../widgets/unfinished/unfinished-check-notice.tsx'
import { UnfinishedLogNotice } from '../../widgets/unfinished/unfinished-log-notice.tsx'
import { UnsavedEditNotice, UnsavedPlanNotice } from '../../widgets/unfinished/unsaved-changes.tsx'
import { MedicineDue } from './medicine-due.tsx'
import { MessageNotice } from './message-notice.tsx'
import { useHomeMessages } from './use-home-messages.ts'

/** What was logged in the last two days, what is unfinished, a message from the care team, and a medicine that is due. */
export function FirstCards({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown])
  const now = useNow()
  const hasMessage = (useHomeMessages(now)?.unread ?? []).length > 0
  const findings = useCurrentFindings(now)
  // The message below is on the first screen with large text too. Nothing of a 999 sign is folded for it.
  const isFolded = hasMessage && findings?.every(({ level }) => level !== 'emergency') === true
  // A sign that nobody else can see comes before those that are stored.
  const isUnfinishedFirst = useUnfinished(captureAt(now).localDate) === 'emergency'
  return (
    <>
      {isUnfinishedFirst && <UnfinishedLogNotice />}
      <FollowUpCard
        hasOwnCalls
        hasPlanLink
        isFolded={isFolded}
        openOthers={hasMessage ? 'red-flags' : 'one'}
      />
      {!isUnfinishedFirst && <UnfinishedLogNotice />}
      <UnsavedEditNotice shown="milder" />
      <UnfinishedCheckNotice />
      <UnsentCallout waitingLink={paths.offline} />
      <MessageNotice />
      <MedicineDue />
      <UnsavedPlanNotice>
        <ButtonLink to={paths.actionPlan} look="plain">
          {planWords.carryOn}
        </ButtonLink>
      </UnsavedPlanNotice>
    </>
  )
}
