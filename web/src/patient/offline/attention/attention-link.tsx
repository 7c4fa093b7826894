import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useSyncStatus } from '../../../widgets/sync/use-sync-status.ts'

/** Links from the Sync tab to the entries that another attempt will not send. */
export function AttentionLink() {
  const attention = useSyncStatus()?.facts.attention ?? 0
  if (attention === 0) return null
  return (
    <Notice tone="warning">
      <p>
        <Link to={paths.offline}>
          {attention === 1 ? '1 entry needs your attention' : `${attention} entries need your attention`}
        </Link>
      </p>
    </Notice>
  )
}
