import { Button, Stack } from '@mantine/core'
import { social } from '@second-wind/core/content/samples/social'
import { ExampleSection } from '../../ui/content/example-section.tsx'
import { SecondaryText, SampleCards } from '../../ui/content/sample-cards.tsx'
import { Badge } from '../../ui/primitives/badge.tsx'
import type { IconName } from '../../ui/primitives/icon.tsx'
import { AvailableToday } from '../../widgets/available-today.tsx'

type Status = (typeof social.connectedUsers)[number]['status']

const statuses = {
  recovering: { icon: 'upward', label: 'Recovering' },
  stable: { icon: 'equal', label: 'Stable' },
} as const satisfies Record<Status, { icon: IconName; label: string }>

/** A preview of how family members might share data in future. */
export function CaregiverTab({ onInvite }: { onInvite: () => void }) {
  return (
    <Stack maw="42rem">
      <AvailableToday notice="invite-caregiver" heading="Family and carers" />
      <ExampleSection fact="A family dashboard with two made-up people" name="caregiver" note={social.note}>
        <SampleCards items={social.connectedUsers} title={({ name }) => name}>
          {({ relation, status, lastCheckIn }) => (
            <>
              <p>{relation}</p>
              <Badge icon={statuses[status].icon}>{statuses[status].label}</Badge>
              <SecondaryText>Last check-in: {lastCheckIn}</SecondaryText>
            </>
          )}
        </SampleCards>
        <div>
          <Button variant="outline" onClick={onInvite}>
            Invite someone
          </Button>
        </div>
      </ExampleSection>
    </Stack>
  )
}
