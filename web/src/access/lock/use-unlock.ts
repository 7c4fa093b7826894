import { useForm, type UseFormReturnType } from '@mantine/form'
import { isPin } from '@second-wind/core/access/lock/new-pin'
import { pinErrorWords, wrongPinWords } from '@second-wind/core/content/lock-words'
import { type FormEvent, useEffect, useState } from 'react'
import { disableLock } from '../../data/live/enable-lock.ts'
import { setLock } from '../../data/live/lock-state.ts'
import { findPinWait, type PinWait, verifyPin } from '../../data/local/lazy.ts'
import { useTicker } from '../../ui/hooks/use-ticker.ts'

export type Unlock = {
  form: UseFormReturnType<{ pin: string }>
  /** Milliseconds until the next attempt; 0 when it is allowed now. */
  waitMs: number
  /** A wait has just ended. */
  hasWaited: boolean
  isUnreadable: boolean
  /** After many wrong PINs, which suggests that the person has forgotten it. */
  isForgotten: boolean
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** Compares the entered PIN with the stored one and opens the app if they match. */
export function useUnlock(): Unlock {
  const form = useForm({
    name: 'unlock',
    initialValues: { pin: '' },
    clearInputErrorOnChange: false,
    validate: { pin: (pin) => (isPin(pin) ? null : pinErrorWords['not-digits']) },
  })
  const [waitUntil, setWaitUntil] = useState(0)
  const [isForgotten, setIsForgotten] = useState(false)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const { now, updateNow } = useTicker(waitUntil > 0)
  const waitMs = Math.max(0, waitUntil - now)

  const applyPinWait = (pinWait: PinWait) => {
    setWaitUntil(pinWait.waitMs > 0 ? Date.now() + pinWait.waitMs : 0)
    setIsForgotten(pinWait.isForgotten)
  }

  useEffect(() => {
    findPinWait(Date.now())
      // Without a PIN, the data of this phone has been deleted meanwhile, so there is nothing to protect.
      .then((stored) => (stored ? applyPinWait(stored) : disableLock()))
      .catch(() => setIsUnreadable(true))
  }, [])

  const check = async (pin: string) => {
    const result = await verifyPin(pin, Date.now())
    switch (result.kind) {
      case 'right':
        return setLock('open')
      case 'none':
        return disableLock()
      case 'wrong':
        form.setFieldError('pin', wrongPinWords(result.triesLeft))
        updateNow()
        return applyPinWait(result)
      case 'waiting':
        form.clearErrors()
        updateNow()
        return applyPinWait(result)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.submitting || waitMs > 0) return
    form.onSubmit(async ({ pin }) => {
      await check(pin).catch(() => setIsUnreadable(true))
      form.setFieldValue('pin', '')
    })(event)
  }
  return {
    form,
    waitMs,
    hasWaited: waitUntil > 0 && waitMs === 0,
    isUnreadable,
    isForgotten,
    submit,
  }
}
