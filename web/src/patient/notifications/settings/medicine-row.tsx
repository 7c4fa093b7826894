import { Group } from '@mantine/core'
import { inboxWords } from '@second-wind/core/content/notifications/inbox-words'
import { medicineTime } from '@second-wind/core/content/notifications/reminders'
import type { MedicineReminder } from '@second-wind/core/records/medicine-reminder'
import { captureNow } from '../../../data/local/index.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { saveDailyReminder } from '../../../ui/print/calendar-file.ts'
import { medicineWords } from './medicine-words.ts'
import styles from './medicine-list.module.css'

type Props = {
  reminder: MedicineReminder
  isNameShown: boolean
  onEdit: () => void
  onRemove: () => void
}

export function MedicineRow({ reminder, isNameShown, onEdit, onRemove }: Props) {
  const { name, time } = reminder
  const about = `${name}, ${time}`
  return (
    <>
      <p>
        <strong className={styles.time}>{time}</strong> {name}
      </p>
      <Group gap="0 var(--space-4)" align="stretch">
        <TextButton aria-label={`${medicineWords.edit}: ${about}`} onClick={onEdit}>
          {medicineWords.edit}
        </TextButton>
        <TextButton aria-label={`${medicineWords.remove}: ${about}`} onClick={onRemove}>
          {medicineWords.remove}
        </TextButton>
        <TextButton
          aria-label={`${medicineWords.calendar}: ${about}`}
          onClick={() => saveDailyReminder(time, captureNow(), calendarWords(reminder, isNameShown))}
        >
          {medicineWords.calendar}
        </TextButton>
      </Group>
    </>
  )
}

/** A calendar may be shared and shown on the lock screen, so the choice about the name applies to it too. */
function calendarWords({ id, name, time }: MedicineReminder, isNameShown: boolean) {
  const named = { title: inboxWords.medicineTitle, body: inboxWords.medicine(name, time) }
  return { ...medicineTime, id: `medicine-${id}`, ...(isNameShown && named) }
}
