import { LostDataNotice } from './lost-data-notice.tsx'
import { WrongClockNotice } from './wrong-clock-notice.tsx'

/** What is wrong with this phone, above every patient screen. */
export function DeviceNotices() {
  return (
    <>
      <LostDataNotice />
      <WrongClockNotice />
    </>
  )
}
