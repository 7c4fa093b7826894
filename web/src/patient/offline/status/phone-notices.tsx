import { toleratedSkewMs } from '@second-wind/core/records/clock-doubt'
import { useLiveQuery } from 'dexie-react-hooks'
import { readSyncFacts } from '../../../data/local/index.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { formatAge } from '../../../ui/format/format-time.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { LostDataNotice } from './lost-data-notice.tsx'

/** What is wrong with this phone, above every patient screen. */
export function PhoneNotices() {
  return (
    <>
      <LostDataNotice />
      <WrongClockNotice />
    </>
  )
}

/** By what the server replied when the phone last sent: entries from a wrong clock get a wrong time (HZ-11). */
function WrongClockNotice() {
  const channel = useLiveQuery(() =>
    readSyncFacts().then(
      (facts) => facts.channel,
      () => undefined,
    ),
  )
  const now = useNow()
  const offsetMs = channel?.clockOffsetMs ?? 0
  if (!channel?.lastContactAt || Math.abs(offsetMs) <= toleratedSkewMs) return null
  return (
    <Notice tone="warning">
      <p>
        <strong>
          This phone's clock was {clockDifference(offsetMs)} when it last sent (
          {formatAge(channel.lastContactAt, now)}).
        </strong>{' '}
        Your entries get the wrong time, here and at your clinic. Switch on automatic date and time in the
        phone's settings.
      </p>
    </Notice>
  )
}

/** @param offsetMs server clock minus phone clock */
function clockDifference(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000)
  const amount =
    minutes < 120
      ? `${minutes} minutes`
      : minutes < 48 * 60
        ? `${Math.round(minutes / 60)} hours`
        : `${Math.round(minutes / 60 / 24)} days`
  return `${amount} ${offsetMs > 0 ? 'slow' : 'fast'}`
}
