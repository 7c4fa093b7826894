import { minuteMs } from '@second-wind/core/platform/moment'
import { toleratedSkewMs } from '@second-wind/core/records/clock-doubt'
import { useLiveQuery } from 'dexie-react-hooks'
import { readSyncFacts } from '../../../data/local/index.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { formatSpan } from '../../../ui/format/format-span.ts'
import { formatAge } from '../../../ui/format/format-time.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'

/** By what the server replied when the phone last sent: entries from a wrong clock get a wrong time (HZ-11). */
export function WrongClockNotice() {
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
const clockDifference = (offsetMs: number): string =>
  `${formatSpan(Math.abs(offsetMs) / minuteMs, 'long')} ${offsetMs > 0 ? 'slow' : 'fast'}`
