import { isPin } from '@second-wind/core/access/lock/new-pin'
import { pinErrorWords, wrongPinWords } from '@second-wind/core/content/lock-words'
import { useEffect, useRef, useState } from 'react'
import { disableLock } from '../../data/live/enable-lock.ts'
import { setLock } from '../../data/live/lock-state.ts'
import { findPinWait, type PinWait, verifyPin } from '../../data/local/lazy.ts'
import { useTicker } from '../../ui/hooks/use-ticker.ts'

export type Unlock = {
  pin: string
  setPin: (pin: string) => void
  /** Error text. */
  error: string | undefined
  /** Milliseconds until the next attempt; 0 when it is allowed now. */
  waitMs: number
  /** A wait has just ended. */
  hasWaited: boolean
  isChecking: boolean
  isUnreadable: boolean
  /** After many wrong PINs, which suggests that the person has forgotten it. */
  isForgotten: boolean
  submit: () => Promise<void>
}

/** Compares the entered PIN with the stored one and opens the app if they match. */
export function useUnlock(): Unlock {
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string>()
  const [waitUntil, setWaitUntil] = useState(0)
  const [isForgotten, setIsForgotten] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const isBusy = useRef(false)
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

  const check = async () => {
    const result = await verifyPin(pin, Date.now())
    switch (result.kind) {
      case 'right':
        return setLock('open')
      case 'none':
        return disableLock()
      case 'wrong':
        setError(wrongPinWords(result.triesLeft))
        updateNow()
        return applyPinWait(result)
      case 'waiting':
        setError(undefined)
        updateNow()
        return applyPinWait(result)
    }
  }

  const submit = async () => {
    if (isBusy.current || waitMs > 0) return
    if (!isPin(pin)) return setError(pinErrorWords['not-digits'])
    isBusy.current = true
    setIsChecking(true)
    await check().catch(() => setIsUnreadable(true))
    isBusy.current = false
    setIsChecking(false)
    setPin('')
  }
  return {
    pin,
    setPin,
    error,
    waitMs,
    hasWaited: waitUntil > 0 && waitMs === 0,
    isChecking,
    isUnreadable,
    isForgotten,
    submit,
  }
}
