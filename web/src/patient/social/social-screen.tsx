import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { HonestNoticeDialog } from '../../widgets/honest-notice-dialog.tsx'
import { ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { CaregiverTab } from './caregiver-tab.tsx'
import { ChallengesTab } from './challenges-tab.tsx'
import { FeedTab } from './feed-tab.tsx'
import { GroupsTab } from './groups-tab.tsx'

const firstTab = 'groups'

/** /social-support, or /social-support?tab=challenges, caregiver or feed. Nobody in it is real (hazard HZ-13). */
export function SocialScreen() {
  const [params, setParams] = useSearchParams()
  const [noticeId, setNoticeId] = useState<NoticeId>()
  const tabs = [
    { id: firstTab, title: 'Groups', panel: <GroupsTab onJoin={() => setNoticeId('join-group')} /> },
    {
      id: 'challenges',
      title: 'Challenges',
      panel: <ChallengesTab onJoin={() => setNoticeId('join-challenge')} />,
    },
    {
      id: 'caregiver',
      title: 'Caregiver',
      panel: <CaregiverTab onInvite={() => setNoticeId('invite-caregiver')} />,
    },
    { id: 'feed', title: 'Feed', panel: <FeedTab onWrite={() => setNoticeId('write-post')} /> },
  ]
  const asked = params.get('tab')
  return (
    <>
      <ScreenTabs
        id="social"
        name="Social Support"
        tab={tabs.find(({ id }) => id === asked)?.id ?? firstTab}
        onTab={(id) => setParams(id === firstTab ? {} : { tab: id })}
        tabs={tabs}
      />
      <HonestNoticeDialog id={noticeId} onClose={() => setNoticeId(undefined)} />
    </>
  )
}
