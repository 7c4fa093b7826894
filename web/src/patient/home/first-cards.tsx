import { useEffect } from 'react'
import { useNow } from '../../ui/hooks/use-now.ts'
import { FollowUpCard } from '../../widgets/follow-up-card.tsx'
import { MessageNotice } from './message-notice.tsx'
import { UnfinishedLogNotice } from './unfinished-log-notice.tsx'
import { useHomeMessages } from './use-home-messages.ts'

/** What was logged in the last two days, an unfinished log, and a message from the care team. */
export function FirstCards({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown])
  const hasMessage = (useHomeMessages(useNow())?.unread ?? []).length > 0
  return (
    <>
      <FollowUpCard hasNurse hasPlanLink openOthers={hasMessage ? 'red-flags' : 'one'} />
      <UnfinishedLogNotice />
      <MessageNotice />
    </>
  )
}
