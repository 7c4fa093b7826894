import { Button } from '@mantine/core'
import { appLockWords as words } from '@second-wind/core/content/lock/lock-words'
import { autoLockLimits } from '@second-wind/core/access/lock/auto-lock'
import { useState } from 'react'
import { lockAllTabs } from '../../../data/live/lock-tabs.ts'
import { SwitchLockOffForm } from './switch-lock-off-form.tsx'
import styles from './lock-setting.module.css'

export function LockIsOn({ onOff }: { onOff: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
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
      <p>{words.sending}</p>
      <p>{words.changing}</p>
      {isAsking ? (
        <SwitchLockOffForm onOff={onOff} onCancel={() => setIsAsking(false)} />
      ) : (
        <div className={styles.buttons}>
          <Button onClick={lockAllTabs}>{words.lockNow}</Button>
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            {words.switchOff}
          </Button>
        </div>
      )}
    </>
  )
}
