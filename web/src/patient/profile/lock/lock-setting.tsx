import { appLockWords as words } from '@second-wind/core/content/lock/lock-words'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLock } from '../../../data/live/use-lock.ts'
import { LockIsOff } from './lock-is-off.tsx'
import { LockIsOn } from './lock-is-on.tsx'
import styles from './lock-setting.module.css'

/** Off until the person sets a PIN. Says what it does, and what it does not. */
export function LockSetting() {
  const isOn = useLock() !== 'off'
  const [said, setSaid] = useState('')
  const outcome = useRef<HTMLParagraphElement>(null)
  // The form that was used is gone: the reader goes on here.
  const announce = (text: string) => {
    flushSync(() => setSaid(text))
    outcome.current?.focus()
  }
  return (
    <section aria-labelledby="app-lock" className={styles.setting}>
      <h3 id="app-lock">{words.heading}</h3>
      <p ref={outcome} role="status" tabIndex={-1} className={styles.outcome}>
        {said}
      </p>
      {isOn ? (
        <LockIsOn onOff={() => announce(words.isOff)} />
      ) : (
        <LockIsOff onOn={() => announce(words.isOn)} />
      )}
    </section>
  )
}
