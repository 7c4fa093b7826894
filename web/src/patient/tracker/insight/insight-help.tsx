import type { InsightMessage } from '@second-wind/core/content/insight/insight-message-schema'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { OwnHelp } from '../../../widgets/own-help.tsx'
import { UrgentCall } from '../../../widgets/urgent-call.tsx'
import callStyles from '../../../widgets/call-buttons.module.css'
import styles from './insight-help.module.css'

type Props = { help: InsightMessage['help']; onLeave: () => void }

/** What to do, for a message that requires action: the call first, and the check after it. */
export function InsightHelp({ help, onLeave }: Props) {
  if (help === 'none') return null
  return (
    <>
      <div className={styles.calls}>
        {help !== 'check' && <UrgentCall className={callStyles.urgent} onLeave={onLeave} />}
        {help === 'check-and-emergency' && (
          <a href="tel:999" className={callStyles.emergency}>
            <Icon name="phone" />
            Call 999
          </a>
        )}
        {help !== 'call-111' && (
          <Link
            to={paths.symptomChecker}
            className={styles.check}
            data-main={help === 'check' || undefined}
            onClick={onLeave}
          >
            Do the symptom check
          </Link>
        )}
      </div>
      <OwnHelp onLeave={onLeave} />
    </>
  )
}
