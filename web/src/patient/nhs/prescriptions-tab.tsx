import { Button, Stack } from '@mantine/core'
import { nhs } from '@second-wind/core/content/samples/nhs'
import { ExampleSection } from '../../ui/content/example-section.tsx'
import { SampleCards } from '../../ui/content/sample-cards.tsx'
import { Badge } from '../../ui/primitives/badge.tsx'
import type { IconName } from '../../ui/primitives/icon.tsx'
import { AvailableToday } from '../../widgets/available-today.tsx'

type Status = (typeof nhs.prescriptions)[number]['status']

const statuses = {
  active: { icon: 'tick', label: 'Active' },
  reorder_needed: { icon: 'warning', label: 'Reorder needed' },
} as const satisfies Record<Status, { icon: IconName; label: string }>

export function PrescriptionsTab({ onReorder }: { onReorder: () => void }) {
  return (
    <Stack maw="42rem">
      <AvailableToday notice="reorder-prescription" heading="Order your medicines" />
      <ExampleSection fact="Three made-up prescriptions" name="prescriptions" note={nhs.prescriptionsNote}>
        <SampleCards items={nhs.prescriptions} title={({ medicine }) => medicine}>
          {({ medicine, directions, status }) => (
            <>
              <p>{directions}</p>
              <Badge icon={statuses[status].icon}>{statuses[status].label}</Badge>
              {status === 'reorder_needed' && (
                <Button variant="outline" onClick={onReorder} aria-label={`Reorder: ${medicine}`}>
                  Reorder
                </Button>
              )}
            </>
          )}
        </SampleCards>
      </ExampleSection>
    </Stack>
  )
}
