import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { timeOfDay } from '@second-wind/core/platform/time-of-day'
import { useRef, useState } from 'react'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { useSetReminder, type ReminderState } from './use-reminder.ts'
import styles from './daily-reminder.module.css'

export const usualTime = '18:00'

/** A time of day, and on or off. */
export function ReminderForm({ reminder, isSwitchedOff }: ReminderState) {
  const [time, setTime] = useState(reminder?.time ?? usualTime)
  const [hasNoTime, setHasNoTime] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { notSaved, set, turnOff } = useSetReminder()

  const setIt = () => {
    const isTime = timeOfDay.safeParse(time).success
    setHasNoTime(!isTime)
    if (isTime) void set(time)
    else input.current?.focus()
  }
  const turnItOff = () => {
    // The button goes; the reader stays here.
    input.current?.focus()
    void turnOff()
  }

  return (
    <>
      <TextInput
        ref={input}
        type="time"
        label="Remind me at"
        className={styles.time ?? ''}
        value={time}
        error={hasNoTime && 'Choose a time'}
        onChange={(event) => setTime(event.currentTarget.value)}
      />
      {notSaved && <NotSavedNotice reason={notSaved} what="your reminder" again="press the button again" />}
      <div className={styles.actions}>
        <Button onClick={setIt}>Set reminder</Button>
        {reminder && !isSwitchedOff && <TextButton onClick={turnItOff}>Turn off</TextButton>}
      </div>
    </>
  )
}
