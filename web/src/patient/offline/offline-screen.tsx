import { useSearchParams } from 'react-router-dom'
import { ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { DownloadsTab } from './downloads/downloads-tab.tsx'
import { EmergencyTab } from './status/emergency-tab.tsx'
import { StatusTab } from './status/status-tab.tsx'
import { SyncTab } from './sync/sync-tab.tsx'

const tabs = [
  { id: 'status', title: 'Status', panel: <StatusTab /> },
  { id: 'downloads', title: 'Downloads', panel: <DownloadsTab /> },
  { id: 'emergency', title: 'Emergency', panel: <EmergencyTab /> },
  { id: 'sync', title: 'Sync', panel: <SyncTab /> },
]

/** /offline-features, or /offline-features?tab=downloads, emergency or sync. */
export function OfflineScreen() {
  const [params, setParams] = useSearchParams()
  const requestedTab = params.get('tab')
  const tab = tabs.find(({ id }) => id === requestedTab)?.id ?? 'status'
  return (
    <ScreenTabs
      id="offline"
      name="Offline Features"
      tab={tab}
      onTab={(id) => setParams(id === 'status' ? {} : { tab: id })}
      tabs={tabs}
    />
  )
}
