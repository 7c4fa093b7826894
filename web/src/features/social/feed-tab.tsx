import { Button } from '@mantine/core'
import { social } from '@second-wind/core/content/samples/social'
import { Aside, SampleCards } from '../../ui/sample-cards.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Invented } from './invented.tsx'

export function FeedTab({ onWrite }: { onWrite: () => void }) {
  return (
    <Stack>
      <h2>Posts</h2>
      <Invented />
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
