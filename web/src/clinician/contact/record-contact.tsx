import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { useId, useState } from 'react'
import { ContactButtons } from './contact-buttons.tsx'
import styles from './contact-buttons.module.css'

/** In a patient's record: the two usual ways to reach them, and the others under "More". */
export function RecordContact({ patient }: { patient: DashboardPatient }) {
  const [isMore, setIsMore] = useState(false)
  const moreId = useId()
  return (
    <div className={styles.group}>
      <ContactButtons patient={patient} methods={['call', 'note', 'message']} main="call" />
      <button
        type="button"
        className={styles.more}
        aria-expanded={isMore}
        aria-controls={isMore ? moreId : undefined}
        onClick={() => setIsMore(!isMore)}
      >
        {isMore ? 'Less' : 'More'}
      </button>
      {isMore && (
        <div id={moreId}>
          <ContactButtons patient={patient} methods={['priority', 'sms', 'whatsApp', 'video']} />
        </div>
      )}
    </div>
  )
}
