import '@mantine/core/styles/Input.layer.css'
import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { timeOfDay } from '@second-wind/core/platform/time-of-day'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { useSetReminder, type ReminderState } from './use-reminder.ts'
import styles from './daily-reminder.module.css'

export const usualTime = '18:00'

/** A time of day, and on or off. */
export function ReminderForm({ reminder, isSwitchedOff }: ReminderState) {
  const { notSaved, setReminder, turnOff } = useSetReminder()
  const form = useForm({
    name: 'reminder',
    initialValues: { time: reminder?.time ?? usualTime },
    clearInputErrorOnChange: false,
    validate: { time: (time) => (timeOfDay.safeParse(time).success ? null : 'Choose a time') },
  })
  const focusTime = () => form.getInputNode('time')?.focus()
  const submit = form.onSubmit(({ time }) => setReminder(time), focusTime)
  const switchOff = () => {
    // "Turn off" disappears, so the focus moves to the field.
    focusTime()
    void turnOff()
  }

  return (
    <>
      <TextInput
        type="time"
        label="Remind me at"
        className={styles.time ?? ''}
        {...form.getInputProps('time')}
      />
      {notSaved && <NotSavedNotice reason={notSaved} what="your reminder" again="press the button again" />}
      <Group>
        <Button color="green" onClick={() => submit()}>
          Set reminder
        </Button>
        {reminder && !isSwitchedOff && <TextButton onClick={switchOff}>Turn off</TextButton>}
      </Group>
    </>
  )
}
