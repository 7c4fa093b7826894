import { useEffect, useRef } from 'react'
import { TickBox } from '../../ui/primitives/tick-box.tsx'
import styles from './required-confirmation.module.css'

const missing = 'Tick this box if it is true. If it is not, do not do this activity.'

type Props = {
  label: string
  isConfirmed: boolean
  isMissing: boolean
  onChange: (isConfirmed: boolean) => void
}

/** Something that must be true before an activity starts. Nobody ticks it but the person. */
export function RequiredConfirmation({ label, isConfirmed, isMissing, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isMissing) box.current?.focus()
  }, [isMissing])
  return (
    <div className={styles.confirm} data-missing={isMissing || undefined}>
      <TickBox ref={box} isTicked={isConfirmed} onTick={onChange} error={isMissing ? missing : undefined}>
        {label}
      </TickBox>
    </div>
  )
}
