import { Button } from '@mantine/core'
import { enhancedSelfCare } from '@second-wind/core/content/samples/enhanced-self-care'
import { useState } from 'react'
import { Aside, SampleCards } from '../../../ui/content/sample-cards.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { HonestNoticeDialog } from '../../../widgets/honest-notice-dialog.tsx'
import tab from '../tab.module.css'

const { note, list } = enhancedSelfCare.devices

/** What might be connected one day. Nothing is (hazard C31). */
export function DevicesTab() {
  const [isAsking, setIsAsking] = useState(false)
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
            <Button variant="outline" onClick={() => setIsAsking(true)} aria-label={`Connect: ${name}`}>
              Connect
            </Button>
          </>
        )}
      </SampleCards>
      <HonestNoticeDialog id={isAsking ? 'connect-device' : undefined} onClose={() => setIsAsking(false)} />
    </div>
  )
}
