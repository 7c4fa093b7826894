import '@mantine/core/styles/Input.layer.css'
import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { medicineReminder, type MedicineReminder } from '@second-wind/core/records/medicine-reminder'
import { useState, type Ref } from 'react'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { medicineWords } from './medicine-words.ts'
import fieldStyles from '../../../ui/form/field.module.css'
import styles from './medicine-form.module.css'

export type MedicineFormProps = {
  id: string
  /** The reminder to edit; without one the form adds a reminder. */
  reminder?: MedicineReminder
  /** @returns whether the reminder was saved */
  onSave: (values: { name: string; time: string }) => Promise<boolean>
  onCancel?: () => void
  nameInput?: Ref<HTMLInputElement>
}

/** A name and a time of day. The form keeps its values when the save fails. */
export function MedicineForm({ id, reminder, onSave, onCancel, nameInput }: MedicineFormProps) {
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const form = useForm({
    name: id,
    initialValues: { name: reminder?.name ?? '', time: reminder?.time ?? '' },
    validate: { name: nameErrorOf, time: timeErrorOf },
    validateInputOnChange: wasSubmitted,
  })
  const focusField = (field = '') => form.getInputNode(field)?.focus()
  const submit = form.onSubmit(
    async ({ name, time }) => {
      setWasSubmitted(true)
      if (!(await onSave({ name: name.trim(), time })) || reminder) return
      form.reset()
      setWasSubmitted(false)
      focusField('name')
    },
    (errors) => {
      setWasSubmitted(true)
      focusField(Object.keys(errors)[0])
    },
  )

  return (
    <form
      noValidate
      aria-label={reminder ? `${medicineWords.edit}: ${reminder.name}` : medicineWords.add}
      className={`${styles.form} ${fieldStyles.field}`}
      onSubmit={submit}
    >
      <TextInput
        ref={nameInput}
        label={medicineWords.name}
        description={medicineWords.nameHint}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <TextInput
        type="time"
        label={medicineWords.time}
        className={styles.time ?? ''}
        {...form.getInputProps('time')}
      />
      <Group>
        <Button variant="outline" type="submit">
          {reminder ? medicineWords.save : medicineWords.add}
        </Button>
        {onCancel && <TextButton onClick={onCancel}>{medicineWords.cancel}</TextButton>}
      </Group>
    </form>
  )
}

const { name: nameRule, time: timeRule } = medicineReminder.shape

function nameErrorOf(name: string): string | null {
  if (nameRule.safeParse(name).success) return null
  return name.trim() === '' ? medicineWords.noName : medicineWords.tooLong
}

const timeErrorOf = (time: string): string | null =>
  timeRule.safeParse(time).success ? null : medicineWords.noTime
