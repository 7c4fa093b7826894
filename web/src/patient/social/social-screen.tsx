import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress, Stack } from '@mantine/core'
import { social } from '@second-wind/core/content/samples/social'
import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ExampleSection } from '../../ui/content/example-section.tsx'
import { SecondaryText, SampleCards } from '../../ui/content/sample-cards.tsx'
import { ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { AvailableToday } from '../../widgets/available-today.tsx'
import { HonestNoticeDialog } from '../../widgets/honest-notice-dialog.tsx'
import { CaregiverTab } from './caregiver-tab.tsx'
import { GroupsTab } from './groups-tab.tsx'

const firstTab = 'groups'

/** /social-support, or /social-support?tab=challenges, caregiver or feed. Everyone in it is invented (hazard HZ-13). */
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
  const requestedTab = params.get('tab')
  return (
    <>
      <ScreenTabs
        id="social"
        name="Social Support"
        tab={tabs.find(({ id }) => id === requestedTab)?.id ?? firstTab}
        onTab={(id) => setParams(id === firstTab ? {} : { tab: id })}
        tabs={tabs}
      />
      <HonestNoticeDialog id={noticeId} onClose={() => setNoticeId(undefined)} />
    </>
  )
}

function ChallengesTab({ onJoin }: { onJoin: () => void }) {
  return (
    <Stack maw="42rem">
      <AvailableToday notice="join-challenge" heading="Your own challenges" />
      <ExampleSection fact="Three made-up group challenges" name="challenges" note={social.note}>
        <SampleCards items={social.challenges} title={({ title }) => title}>
          {({ title, participants, daysLeft, progress }) => (
            <>
              <p>{progress}% done together</p>
              <Progress aria-label={`Progress of ${title}`} value={progress} />
              <SecondaryText>
                {participants} people taking part. {daysLeft} days left.
              </SecondaryText>
              <Button variant="outline" onClick={onJoin} aria-label={`Take part: ${title}`}>
                Take part
              </Button>
            </>
          )}
        </SampleCards>
      </ExampleSection>
    </Stack>
  )
}

function FeedTab({ onWrite }: { onWrite: () => void }) {
  return (
    <Stack maw="42rem">
      <AvailableToday notice="write-post" heading="Talk to other people" />
      <ExampleSection fact="Three made-up posts" name="feed" note={social.note}>
        <div>
          <Button variant="outline" onClick={onWrite}>
            Write a post
          </Button>
        </div>
        <SampleCards items={social.posts} title={({ author }) => author}>
          {({ text, group, when }) => (
            <>
              <p>{text}</p>
              <SecondaryText>
                {group}, {when}
              </SecondaryText>
            </>
          )}
        </SampleCards>
      </ExampleSection>
    </Stack>
  )
}
