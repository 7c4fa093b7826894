import { useLiveQuery } from 'dexie-react-hooks'
import { readSyncFacts } from '../../../data/local/index.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Shown once a tab when its database cannot be read; the cards that need it are then missing. */
export function UnreadableNotice() {
  const isUnreadable = useLiveQuery(() =>
    readSyncFacts().then(
      () => false,
      () => true,
    ),
  )
  if (!isUnreadable) return null
  return (
    <Notice tone="warning">
      <p>We cannot read the storage on this phone right now. Close the app and open it again.</p>
    </Notice>
  )
}
