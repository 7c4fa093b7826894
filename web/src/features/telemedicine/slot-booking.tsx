import { Button } from '@mantine/core'
import { telemedicine } from '@second-wind/core/content/samples/telemedicine'
import { addDays } from '@second-wind/core/model/moment'
import { useState } from 'react'
import { dayName } from '../../ui/day-name.ts'
import { SampleTag } from '../../ui/sample-tag.tsx'
import styles from './slot-booking.module.css'

/** One slot is chosen at a time; the button appears with the first choice. */
export function SlotBooking({ today, onBook }: { today: string; onBook: () => void }) {
  const [chosenId, setChosenId] = useState<string>()
  const chosen = telemedicine.slots.find(({ id }) => id === chosenId)
  return (
    <fieldset className={styles.slots}>
      <legend>
        <h2>Choose a time</h2>
      </legend>
      {telemedicine.slots.map(({ id, daysFromToday, time, doctor, specialty }) => (
        <label key={id} className={styles.slot}>
          <input type="radio" name="slot" checked={id === chosenId} onChange={() => setChosenId(id)} />
          <span className={styles.words}>
            <strong>{time}</strong>
            <span>{dayName(addDays(today, daysFromToday))}</span>
            <span>{doctor}</span>
            <span className={styles.quiet}>{specialty}</span>
          </span>
          <SampleTag />
        </label>
      ))}
      <div className={styles.book}>
        <p role="status">{chosen && `You have chosen ${chosen.time} with ${chosen.doctor}.`}</p>
        {chosen && <Button onClick={onBook}>Book</Button>}
      </div>
    </fieldset>
  )
}
