import { Button } from '@mantine/core'
import { social } from '@second-wind/core/content/samples/social'
import { Aside, SampleCards } from '../../ui/content/sample-cards.tsx'
import { Stack } from '../../ui/primitives/stack.tsx'
import { InventedContentNotice } from './invented-content-notice.tsx'

export function FeedTab({ onWrite }: { onWrite: () => void }) {
  return (
    <Stack>
      <h2>Posts</h2>
      <InventedContentNotice />
      <div>
        <Button variant="outline" onClick={onWrite}>
          Write a post
        </Button>
      </div>
      <SampleCards items={social.posts} title={({ author }) => author}>
        {({ text, group, when }) => (
          <>
            <p>{text}</p>
            <Aside>
              {group}, {when}
            </Aside>
          </>
        )}
      </SampleCards>
    </Stack>
  )
}
