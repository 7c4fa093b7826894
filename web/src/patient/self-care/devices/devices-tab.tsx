import { Button } from '@mantine/core'
import { enhancedSelfCare } from '@second-wind/core/content/samples/enhanced-self-care'
import { useState } from 'react'
import { Aside, SampleCards } from '../../../ui/content/sample-cards.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { HonestNoticeDialog } from '../../../widgets/honest-notice-dialog.tsx'
import tab from '../tab.module.css'

const { note, list } = enhancedSelfCare.devices

/** Devices that might be supported one day. None is connected (hazard C31). */
export function DevicesTab() {
  const [isNoticeOpen, setIsNoticeOpen] = useState(false)
  return (
    <div className={tab.tab}>
      <h2>Devices</h2>
      <Notice tone="info">
        <p>{note}</p>
      </Notice>
      <SampleCards items={list} title={({ name }) => name}>
        {({ name }) => (
          <>
            <Aside>Not connected</Aside>
            <Button variant="outline" onClick={() => setIsNoticeOpen(true)} aria-label={`Connect: ${name}`}>
              Connect
            </Button>
          </>
        )}
      </SampleCards>
      <HonestNoticeDialog
        id={isNoticeOpen ? 'connect-device' : undefined}
        onClose={() => setIsNoticeOpen(false)}
      />
    </div>
  )
}
