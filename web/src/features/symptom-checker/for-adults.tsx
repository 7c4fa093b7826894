import { under16 } from '@second-wind/core/content/triage/start-screen'
import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { Notice } from '../../ui/notice.tsx'
import { CallLink } from '../../ui/call-link.tsx'

/** Instead of the check, for somebody whose profile says that they are a child. */
export function ForAdults() {
  return (
    <>
      <Notice tone="warning">
        <p>{under16.text}</p>
      </Notice>
      <CallLink tel="111" level="urgent">
        Call 111
      </CallLink>
      <p>{northernIreland.text}</p>
    </>
  )
}
