import { Button } from '@mantine/core'
import { social } from '@second-wind/core/content/samples/social'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Aside, SampleCards } from '../../ui/content/sample-cards.tsx'
import { Stack } from '../../ui/primitives/stack.tsx'
import { InventedContentNotice } from './invented-content-notice.tsx'

export function ChallengesTab({ onJoin }: { onJoin: () => void }) {
  return (
    <Stack>
      <h2>Group challenges</h2>
      <InventedContentNotice />
      <SampleCards items={social.challenges} title={({ title }) => title}>
        {({ title, participants, daysLeft, progress }) => (
          <>
            <p>{progress}% done together</p>
            <ProgressBar label={`Progress of ${title}`} value={progress} max={100} />
            <Aside>
              {participants} people taking part. {daysLeft} days left.
            </Aside>
            <Button variant="outline" onClick={onJoin} aria-label={`Take part: ${title}`}>
              Take part
            </Button>
          </>
        )}
      </SampleCards>
    </Stack>
  )
}
