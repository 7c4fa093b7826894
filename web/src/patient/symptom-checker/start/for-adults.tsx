import { under16 } from '@second-wind/core/content/triage/start-screen'
import { gpOutOfHours, has111, northernIreland } from '@second-wind/core/content/help/northern-ireland'
import type { Nation } from '@second-wind/core/records/patient'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CallLink } from '../../../ui/links/call-link.tsx'

/** Instead of the check, for somebody whose profile says that they are a child. */
export function ForAdults({ nation }: { nation: Nation | undefined }) {
  return (
    <>
      <Notice tone="warning">
        <p>{under16.text}</p>
      </Notice>
      {has111(nation) ? (
        <CallLink tel="111" level="urgent">
          Call 111
        </CallLink>
      ) : (
        <ButtonLink to="/care" look="plain">
          {gpOutOfHours}
        </ButtonLink>
      )}
      <p>{northernIreland.text}</p>
    </>
  )
}
