import { Button, Group } from '@mantine/core'
import { useForm } from '@mantine/form'
import { appLockWords as words, lockoutWords, wrongPinWords } from '@second-wind/core/content/lock-words'
import { disableLock } from '../../../data/live/enable-lock.ts'
import { verifyPin } from '../../../data/local/lazy.ts'
import { PinField } from '../../../ui/form/pin-field.tsx'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import styles from './lock-setting.module.css'

type Props = { onOff: () => void; onCancel: () => void }

/**
 * Turning the lock off requires the PIN, with the same limit on tries, because the phone may be unlocked and unattended.
 */
export function SwitchLockOffForm({ onOff, onCancel }: Props) {
  const field = useFocusOnce<HTMLInputElement>()
  const form = useForm({ name: 'lock-off', initialValues: { pin: '' }, clearInputErrorOnChange: false })
  const submit = form.onSubmit(async ({ pin }) => {
    form.setFieldValue('pin', '')
    form.getInputNode('pin')?.focus()
    const error = await tryToSwitchOff(pin).catch(() => words.failed)
    if (error === undefined) onOff()
    else form.setFieldError('pin', error)
  })
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <PinField ref={field} label={words.switchOffWith} {...form.getInputProps('pin')} />
      <Group>
        <Button type="submit">{words.switchOff}</Button>
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Group>
    </form>
  )
}

/** Returns why the lock is still on; undefined once it is off. */
async function tryToSwitchOff(pin: string): Promise<string | undefined> {
  const result = await verifyPin(pin, Date.now())
  if (result.kind === 'wrong') return wrongPinWords(result.triesLeft)
  if (result.kind === 'waiting') return lockoutWords(result.waitMs)
  await disableLock()
  return undefined
}
