import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { medicineReminder, type MedicineReminder } from '@second-wind/core/records/medicine-reminder'
import { useRef, useState, type RefObject } from 'react'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { medicineWords } from './medicine-words.ts'
import fieldStyles from '../../../ui/form/field.module.css'
import styles from './medicine-form.module.css'

export type MedicineFormProps = {
  id: string
  /** The one that is edited; otherwise a new one is written. */
  reminder?: MedicineReminder
  /** @returns whether it is kept */
  onSave: (values: { name: string; time: string }) => Promise<boolean>
  onCancel?: () => void
  /** For whoever brings the reader here. */
  nameInput?: RefObject<HTMLInputElement | null>
}

const { name: nameRule, time: timeRule } = medicineReminder.shape

/** A name and a time of day. What could not be saved stays in the form. */
export function MedicineForm({ id, reminder, onSave, onCancel, nameInput: given }: MedicineFormProps) {
  const [name, setName] = useState(reminder?.name ?? '')
  const [time, setTime] = useState(reminder?.time ?? '')
  const [wasTried, setWasTried] = useState(false)
  const ownInput = useRef<HTMLInputElement>(null)
  const nameInput = given ?? ownInput
  const timeInput = useRef<HTMLInputElement>(null)
  const nameError = nameErrorOf(name)
  const timeError = timeRule.safeParse(time).success ? undefined : medicineWords.noTime

  const submit = async () => {
    setWasTried(true)
    if (nameError) return nameInput.current?.focus()
    if (timeError) return timeInput.current?.focus()
    if (!(await onSave({ name: name.trim(), time })) || reminder) return
    setName('')
    setTime('')
    setWasTried(false)
    nameInput.current?.focus()
  }

  return (
    <form
      noValidate
      aria-label={reminder ? `${medicineWords.edit}: ${reminder.name}` : medicineWords.add}
      className={`${styles.form} ${fieldStyles.field}`}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextInput
        ref={nameInput}
        id={`${id}-name`}
        label={medicineWords.name}
        description={medicineWords.nameHint}
        autoComplete="off"
        value={name}
        error={wasTried && nameError}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        ref={timeInput}
        id={`${id}-time`}
        type="time"
        label={medicineWords.time}
        className={styles.time ?? ''}
        value={time}
        error={wasTried && timeError}
        onChange={(event) => setTime(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button variant="outline" type="submit">
          {reminder ? medicineWords.save : medicineWords.add}
        </Button>
        {onCancel && <TextButton onClick={onCancel}>{medicineWords.cancel}</TextButton>}
      </div>
    </form>
  )
}

function nameErrorOf(name: string): string | undefined {
  if (nameRule.safeParse(name).success) return undefined
  return name.trim() === '' ? medicineWords.noName : medicineWords.tooLong
}
