import { Button, Stack } from '@mantine/core'
import { social } from '@second-wind/core/content/samples/social'
import { ExampleSection } from '../../ui/content/example-section.tsx'
import { SecondaryText, SampleCards } from '../../ui/content/sample-cards.tsx'
import { Badge } from '../../ui/primitives/badge.tsx'
import { AvailableToday } from '../../widgets/available-today.tsx'

export function GroupsTab({ onJoin }: { onJoin: () => void }) {
  return (
    <Stack maw="42rem">
      <AvailableToday notice="join-group" heading="Support groups" />
      <ExampleSection fact="Four made-up groups" name="groups" note={social.note}>
        <SampleCards items={social.groups} title={({ name }) => name}>
          {({ name, members, description, category, lastActivity }) => (
            <>
              <Badge>{category}</Badge>
              <p>{description}</p>
              <SecondaryText>
                {members} members. Last active {lastActivity}.
              </SecondaryText>
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
