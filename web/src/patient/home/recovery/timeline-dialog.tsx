import { Button } from '@mantine/core'
import type { Timeline } from '@second-wind/core/recovery/timeline'
import { Dialog, DialogTitle } from '../../../ui/feedback/dialog.tsx'
import { RecoveryMeaning } from '../../../widgets/recovery-meaning.tsx'
import { Bar } from '../bar.tsx'
import { NotEnoughData } from './not-enough-data.tsx'
import { TimelineDays } from './timeline-days.tsx'

type Props = { isOpen: boolean; onClose: () => void; timeline: Timeline; today: string }

/** The first week of the current illness, day by day. Below the bottom bars, so that 999 stays visible. */
export function TimelineDialog({ isOpen, onClose, timeline, today }: Props) {
  const { dayCount, progressPercent, events } = timeline
  return (
    <Dialog isOpen={isOpen} onClose={onClose} beside="bars" returnFocus={false}>
      <DialogTitle>My Recovery Timeline</DialogTitle>
      <RecoveryMeaning />
      {dayCount === 0 ? (
        <NotEnoughData />
      ) : (
        <>
          <p>
            Day {dayCount}: {progressPercent}% of the first 7 days.
          </p>
          <Bar percent={progressPercent} />
          <TimelineDays events={events} today={today} onLeave={onClose} />
        </>
      )}
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  )
}
