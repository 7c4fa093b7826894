import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { getDeviceId } from '../../../data/local/index.ts'
import { useConnection } from '../../../data/pwa/use-connection.ts'
import { FoldedSection } from '../../../ui/primitives/folded-section.tsx'
import { useSyncStatus } from '../../../widgets/sync/use-sync-status.ts'
import { diagnosticLines, reportText } from './diagnostic-lines.ts'
import factList from '../../../ui/primitives/fact-list.module.css'
import shared from '../tab.module.css'
import styles from './diagnostics.module.css'

/** For a phone call with support: nothing clinical, nothing that identifies the person. */
export function Diagnostics() {
  const sync = useSyncStatus()
  const connection = useConnection()
  const deviceId = useDeviceId()
  const [copied, setCopied] = useState('')
  if (!sync) return null

  const lines = diagnosticLines({ facts: sync.facts, status: sync.status, connection, deviceId })
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(reportText(lines)).then(
      () => true,
      () => false,
    )
    setCopied(isCopied ? 'Report copied.' : 'We could not copy the report. Select the text above instead.')
  }
  return (
    <FoldedSection
      heading="Help with a problem"
      fact="What to tell us about this phone"
      name="sync-diagnostics"
    >
      <div className={styles.details}>
        <dl className={factList.facts}>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button variant="outline" onClick={() => void copy()}>
          Copy report
        </Button>
        <p role="status">{copied}</p>
        <p className={shared.quiet}>The report does not include your symptoms, notes or name.</p>
      </div>
    </FoldedSection>
  )
}

function useDeviceId(): string | undefined {
  const [deviceId, setDeviceId] = useState<string>()
  useEffect(() => {
    getDeviceId().then(setDeviceId, () => undefined)
  }, [])
  return deviceId
}
