import { useEffect } from 'react'
import * as paths from '../../paths.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { FollowUpCard } from '../../widgets/follow-up-card.tsx'
import { UnsentCallout } from '../../widgets/sync/unsent-callout.tsx'
import { UnfinishedCheckNotice } from '../../widgets/unfinished/unfinished-check-notice.tsx'
import { UnfinishedLogNotice } from '../../widgets/unfinished/unfinished-log-notice.tsx'
import { MedicineDue } from './medicine-due.tsx'
import { MessageNotice } from './message-notice.tsx'
import { useHomeMessages } from './use-home-messages.ts'

/** What was logged in the last two days, what is unfinished, a message from the care team, and a medicine that is due. */
export function FirstCards({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown])
  const hasMessage = (useHomeMessages(useNow())?.unread ?? []).length > 0
  return (
    <>
      <FollowUpCard hasOwnCalls hasPlanLink openOthers={hasMessage ? 'red-flags' : 'one'} />
      <UnfinishedLogNotice />
      <UnfinishedCheckNotice />
      <UnsentCallout waitingLink={paths.offline} />
      <MessageNotice />
      <MedicineDue />
    </>
  )
}
