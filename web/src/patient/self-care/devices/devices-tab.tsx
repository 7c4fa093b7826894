import { Button } from '@mantine/core'
import { enhancedSelfCare } from '@second-wind/core/content/samples/enhanced-self-care'
import { useState } from 'react'
import { ExampleSection } from '../../../ui/content/example-section.tsx'
import { SecondaryText, SampleCards } from '../../../ui/content/sample-cards.tsx'
import { AvailableToday } from '../../../widgets/available-today.tsx'
import { HonestNoticeDialog } from '../../../widgets/honest-notice-dialog.tsx'
import tab from '../tab.module.css'

const { note, list } = enhancedSelfCare.devices

/** Devices that might be supported one day. None is connected (hazard C31). */
export function DevicesTab() {
  const [isNoticeOpen, setIsNoticeOpen] = useState(false)
  return (
    <div className={tab.tab}>
      <AvailableToday notice="connect-device" heading="Devices" />
      <ExampleSection fact="Devices we may support in future" name="devices" note={note}>
        <SampleCards items={list} title={({ name }) => name}>
          {({ name }) => (
            <>
              <SecondaryText>Not connected</SecondaryText>
              <Button variant="outline" onClick={() => setIsNoticeOpen(true)} aria-label={`Connect: ${name}`}>
                Connect
              </Button>
            </>
          )}
        </SampleCards>
      </ExampleSection>
      <HonestNoticeDialog
        id={isNoticeOpen ? 'connect-device' : undefined}
        onClose={() => setIsNoticeOpen(false)}
      />
    </div>
  )
}
