import { useBrowserOffline } from '../../../data/pwa/use-browser-offline.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Without this, people might not log while they have no signal. */
export function NoSignal() {
  if (!useBrowserOffline()) return null
  return (
    <Notice tone="warning">
      <p>
        <strong>You have no signal.</strong> You can still log. It is saved on this phone and sent later.
      </p>
    </Notice>
  )
}
