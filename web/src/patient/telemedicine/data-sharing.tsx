import { Button } from '@mantine/core'
import { telemedicine } from '@second-wind/core/content/samples/telemedicine'
import { SampleCards } from '../../ui/content/sample-cards.tsx'
import { Stack } from '../../ui/primitives/stack.tsx'

export function DataSharing({ onShare }: { onShare: () => void }) {
  return (
    <section>
      <Stack>
        <h2>Data sharing</h2>
        <p>{telemedicine.sharingNote}</p>
        <SampleCards items={telemedicine.dataSharing} title={({ title }) => title}>
          {({ detail }) => <p>{detail}</p>}
        </SampleCards>
        <div>
          <Button variant="outline" onClick={onShare}>
            Share my data
          </Button>
        </div>
      </Stack>
    </section>
  )
}
