import { telemedicine } from '@second-wind/core/content/samples/telemedicine'
import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { useState } from 'react'
import { captureAt } from '../../data/local/index.ts'
import { HonestNoticeDialog } from '../../widgets/honest-notice-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/primitives/stack.tsx'
import { useNow } from '../../ui/hooks/use-now.ts'
import { Consultations } from './consultations.tsx'
import { DataSharing } from './data-sharing.tsx'
import { SlotBooking } from './slot-booking.tsx'
import styles from './telemedicine-screen.module.css'
import { UrgentCare } from './urgent-care.tsx'

/** /telemedicine: how video calls may look one day. Nothing here asks a server (hazard HZ-13). */
export function TelemedicineScreen() {
  const today = captureAt(useNow()).localDate
  const [noticeId, setNoticeId] = useState<NoticeId>()
  return (
    <div className={styles.screen}>
      <Stack of="sections">
        <Notice tone="info">
          <p>{telemedicine.note}</p>
        </Notice>
        <Consultations today={today} />
        <SlotBooking today={today} onBook={() => setNoticeId('book-slot')} />
        <DataSharing onShare={() => setNoticeId('share-data')} />
        <UrgentCare />
      </Stack>
      <HonestNoticeDialog id={noticeId} onClose={() => setNoticeId(undefined)} />
    </div>
  )
}
