import { Button, Group } from '@mantine/core'
import { useForm } from '@mantine/form'
import { validateNewPin } from '@second-wind/core/access/lock/new-pin'
import { appLockWords as words, pinErrorWords } from '@second-wind/core/content/lock-words'
import { enableLock } from '../../../data/live/enable-lock.ts'
import { PinField } from '../../../ui/form/pin-field.tsx'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import styles from './lock-setting.module.css'

type Props = { onSet: () => void; onCancel: () => void }

/** Asks for the PIN twice, because a typing error would lock the owner out. */
export function NewPin({ onSet, onCancel }: Props) {
  const firstField = useFocusOnce<HTMLInputElement>()
  const form = useForm({
    name: 'new-pin',
    initialValues: { pin: '', again: '' },
    clearInputErrorOnChange: false,
    validate: ({ pin, again }) => {
      const error = validateNewPin(pin, again)
      return error ? { pin: pinErrorWords[error] } : {}
    },
  })
  const submit = form.onSubmit(
    ({ pin }) => enableLock(pin).then(onSet, () => form.setFieldError('pin', words.failed)),
    () => form.getInputNode('pin')?.focus(),
  )
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <PinField ref={firstField} label={words.newPin} {...form.getInputProps('pin')} />
      <PinField label={words.again} {...form.getInputProps('again')} />
      <Group>
        <Button type="submit" color="green" disabled={form.submitting}>
          {words.switchOn}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Group>
    </form>
  )
}
