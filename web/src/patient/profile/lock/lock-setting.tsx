import { Button, Group } from '@mantine/core'
import { autoLockLimits } from '@second-wind/core/access/lock/auto-lock'
import { appLockWords as words } from '@second-wind/core/content/lock-words'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lockAllTabs } from '../../../data/live/lock-tabs.ts'
import { useAccount } from '../../../data/live/use-account.ts'
import { useLock } from '../../../data/live/use-lock.ts'
import { useNationWords } from '../../../data/live/use-nation-words.ts'
import { authMode } from '../../../data/local/index.ts'
import { NewPin } from './new-pin.tsx'
import { SwitchLockOffForm } from './switch-lock-off-form.tsx'
import styles from './lock-setting.module.css'

/** Off until the person sets a PIN. Explains what the lock protects and what it does not. */
export function LockSetting() {
  const isOn = useLock() !== 'off'
  const [outcome, setOutcome] = useState('')
  const statusLine = useRef<HTMLParagraphElement>(null)
  // The used form disappears, so the focus moves here.
  const announce = (text: string) => {
    flushSync(() => setOutcome(text))
    statusLine.current?.focus()
  }
  return (
    <section aria-labelledby="app-lock" className={styles.setting}>
      <h3 id="app-lock">{words.heading}</h3>
      <p ref={statusLine} role="status" tabIndex={-1} className={styles.outcome}>
        {outcome}
      </p>
      {isOn ? (
        <LockIsOn onOff={() => announce(words.isOff)} />
      ) : (
        <LockIsOff onOn={() => announce(words.isOn)} />
      )}
    </section>
  )
}

function LockIsOff({ onOn }: { onOn: () => void }) {
  const account = useAccount()
  const [isSetting, setIsSetting] = useState(false)
  return (
    <>
      <p>
        {words.off} {words.about}
      </p>
      <p>{words.honest}</p>
      <p>{account?.id !== undefined && authMode === 'real' ? words.forgettingLinked : words.forgetting}</p>
      {isSetting ? (
        <NewPin onSet={onOn} onCancel={() => setIsSetting(false)} />
      ) : (
        <Button variant="outline" onClick={() => setIsSetting(true)}>
          {words.start}
        </Button>
      )}
    </>
  )
}

function LockIsOn({ onOff }: { onOff: () => void }) {
  const inNationWords = useNationWords()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <>
      <p>{words.on}</p>
      <ul className={styles.when}>
        <li>{words.atStart}</li>
        {autoLockLimits.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      <p>{words.honest}</p>
      <p>{inNationWords(words.sending)}</p>
      <p>{words.changing}</p>
      {isConfirming ? (
        <SwitchLockOffForm onOff={onOff} onCancel={() => setIsConfirming(false)} />
      ) : (
        <Group>
          <Button onClick={lockAllTabs}>{words.lockNow}</Button>
          <Button variant="outline" onClick={() => setIsConfirming(true)}>
            {words.switchOff}
          </Button>
        </Group>
      )}
    </>
  )
}
