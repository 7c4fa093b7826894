import { Button, Stack } from '@mantine/core'
import { social } from '@second-wind/core/content/samples/social'
import { ExampleSection } from '../../ui/content/example-section.tsx'
import { Aside, SampleCards } from '../../ui/content/sample-cards.tsx'
import { Badge } from '../../ui/primitives/badge.tsx'
import { InventedContentNotice } from './invented-content-notice.tsx'

export function GroupsTab({ onJoin }: { onJoin: () => void }) {
  return (
    <Stack>
      <h2>Support groups</h2>
      <InventedContentNotice />
      <ExampleSection fact="Four groups that you could join" name="groups">
        <SampleCards items={social.groups} title={({ name }) => name}>
          {({ name, members, description, category, lastActivity }) => (
            <>
              <Badge>{category}</Badge>
              <p>{description}</p>
              <Aside>
                {members} members. Last active {lastActivity}.
              </Aside>
              <Button variant="outline" onClick={onJoin} aria-label={`Join: ${name}`}>
                Join
              </Button>
            </>
          )}
        </SampleCards>
      </ExampleSection>
    </Stack>
  )
}
