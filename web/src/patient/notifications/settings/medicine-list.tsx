import type { MedicineReminder } from '@second-wind/core/records/medicine-reminder'
import { useRef } from 'react'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import { MedicineForm, type MedicineFormProps } from './medicine-form.tsx'
import { MedicineRow } from './medicine-row.tsx'
import type { MedicineValues } from './use-medicines.ts'
import styles from './medicine-list.module.css'

type Props = {
  reminders: readonly MedicineReminder[]
  isNameShown: boolean
  /** The id of the reminder that is being edited. */
  editing: string | undefined
  onEdit: (id: string | undefined) => void
  onSave: (values: MedicineValues) => Promise<boolean>
  onRemove: (reminder: MedicineReminder) => Promise<boolean>
}

/** Sorted by time of day. Editing opens in place, one reminder at a time. */
export function MedicineList({ reminders, isNameShown, editing, onEdit, onSave, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const close = () => {
    onEdit(undefined)
    // The focused element disappears, so the focus stays in the list.
    list.current?.focus()
  }
  return (
    <ul ref={list} tabIndex={-1} aria-label="Your medicine reminders" className={styles.list}>
      {reminders.map((reminder) => (
        <li key={reminder.id}>
          {editing === reminder.id ? (
            <EditInPlace
              id={reminder.id}
              reminder={reminder}
              onCancel={close}
              onSave={async (values) => {
                const isSaved = await onSave({ ...values, id: reminder.id })
                if (isSaved) close()
                return isSaved
              }}
            />
          ) : (
            <MedicineRow
              reminder={reminder}
              isNameShown={isNameShown}
              onEdit={() => onEdit(reminder.id)}
              onRemove={() => {
                list.current?.focus()
                void onRemove(reminder)
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function EditInPlace(form: MedicineFormProps) {
  const nameInput = useFocusOnce<HTMLInputElement>()
  return <MedicineForm {...form} nameInput={nameInput} />
}
