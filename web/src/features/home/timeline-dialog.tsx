import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Button, Modal } from '@mantine/core'
import type { Timeline } from '@second-wind/core/recovery/timeline'
import { Bar } from './bar.tsx'
import { NotEnough } from './not-enough.tsx'
import { TimelineDays } from './timeline-days.tsx'
import styles from './timeline-dialog.module.css'

type Props = { isOpen: boolean; onClose: () => void; timeline: Timeline; today: string }

/** The first week of the current illness, day by day. Behind the bars at the foot, so that 999 stays in reach. */
export function TimelineDialog({ isOpen, onClose, timeline, today }: Props) {
  const { dayCount, progressPercent, events } = timeline
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      returnFocus={false}
      centered
      size="lg"
      zIndex={90}
      classNames={{ inner: styles.inner ?? '', content: styles.content ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={styles.body}>
          <Modal.Title className={styles.title}>My Recovery Timeline</Modal.Title>
          {dayCount === 0 ? (
            <NotEnough />
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
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
