import { useEffect } from 'react'
import { saveParkedRecords } from '../../../data/local/lazy.ts'
import { toastSuccess } from '../../../ui/feedback/toast.ts'
import { LostDataNotice } from './lost-data-notice.tsx'
import { WrongClockNotice } from './wrong-clock-notice.tsx'

/** What is wrong with this phone, above every patient screen. */
export function DeviceNotices() {
  useEffect(() => void reportParkedRecords(), [])
  return (
    <>
      <LostDataNotice />
      <WrongClockNotice />
    </>
  )
}

/** What the phone could not store before the app was closed. If it still cannot, the records stay parked. */
async function reportParkedRecords(): Promise<void> {
  const count = await saveParkedRecords().catch(() => 0)
  if (count > 0) toastSuccess('Saved now', 'Your phone could not store this before you closed the app.')
}
