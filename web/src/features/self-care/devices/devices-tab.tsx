import { enhancedSelfCare } from '@second-wind/core/content/samples/enhanced-self-care'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { HonestNoticeDialog } from '../../../ui/honest-notice-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SampleTag } from '../../../ui/sample-tag.tsx'
import tab from '../tab.module.css'
import styles from './devices-tab.module.css'

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
      <ul className={tab.list}>
        {list.map(({ id, name }) => (
          <li key={id}>
            <Card className={styles.device}>
              <div className={styles.head}>
                <h3>{name}</h3>
                <SampleTag />
              </div>
              <p className={tab.quiet}>Not connected</p>
              <Button variant="outline" onClick={() => setIsAsking(true)} aria-label={`Connect: ${name}`}>
                Connect
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      <HonestNoticeDialog id={isAsking ? 'connect-device' : undefined} onClose={() => setIsAsking(false)} />
    </div>
  )
}
