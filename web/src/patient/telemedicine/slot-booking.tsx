import { Button } from '@mantine/core'
import { telemedicine } from '@second-wind/core/content/samples/telemedicine'
import { addDays } from '@second-wind/core/platform/moment'
import { useState } from 'react'
import { SampleTag } from '../../ui/content/sample-tag.tsx'
import { formatLocalDate } from '../../ui/format/format-local-date.ts'
import styles from './slot-booking.module.css'

/** One slot can be selected at a time; its button appears below it. */
export function SlotBooking({ today, onBook }: { today: string; onBook: () => void }) {
  const [chosenId, setChosenId] = useState<string>()
  return (
    <fieldset className={styles.slots}>
      <legend>
        <h2>Choose a time</h2>
      </legend>
      {telemedicine.slots.map(({ id, daysFromToday, time, doctor, specialty }) => (
        <div key={id} className={styles.slot}>
          <label className={styles.choice}>
            <input type="radio" name="slot" checked={id === chosenId} onChange={() => setChosenId(id)} />
            <span className={styles.words}>
              <strong>{time}</strong> <SampleTag />
              <span>{formatLocalDate(addDays(today, daysFromToday))}</span>
              <span>{doctor}</span>
              <span className={styles.quiet}>{specialty}</span>
            </span>
          </label>
          {id === chosenId && (
            <Button onClick={onBook} aria-label={`Book: ${time}, ${doctor}`}>
              Book
            </Button>
          )}
        </div>
      ))}
    </fieldset>
  )
}
