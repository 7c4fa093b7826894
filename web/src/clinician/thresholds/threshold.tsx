import type { ThresholdChange } from '@second-wind/core/care/contract/patient-record'
import { describeThreshold } from '@second-wind/core/content/profile/usual-day-facts'
import { epochMs } from '@second-wind/core/platform/moment'
import type { Patient } from '@second-wind/core/records/patient'
import { defaultChangeThreshold } from '@second-wind/core/records/usual-day'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clockTime, longDate } from '../../ui/format/uk-time.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { ThresholdForm } from './threshold-form.tsx'
import { thresholdWords as words } from './threshold-words.ts'
import styles from './thresholds.module.css'

type Props = { profile: Patient; changes: readonly ThresholdChange[]; onSaved: () => void }

/** The threshold as it is, the form to change it, and every change with its reason. */
export function Threshold({ profile, changes, onSaved }: Props) {
  const { changeThreshold } = profile
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const close = (text: string) => {
    flushSync(() => {
      setIsOpen(false)
      setOutcome(text)
    })
    opener.current?.focus()
  }
  return (
    <div className={styles.threshold}>
      <h4>{words.heading}</h4>
      <p>
        {words.counts(describeThreshold(changeThreshold ?? defaultChangeThreshold))}{' '}
        {!changeThreshold && words.isDefault}
      </p>
      <p className={styles.quiet}>{words.scope}</p>
      {isOpen ? (
        <ThresholdForm
          profile={profile}
          onCancel={() => close('')}
          onSaved={() => {
            close(words.saved)
            onSaved()
          }}
        />
      ) : (
        <p>
          <TextButton ref={opener} onClick={() => setIsOpen(true)}>
            {words.edit}
          </TextButton>
        </p>
      )}
      {outcome !== '' && <p role="status">{outcome}</p>}
      {changes.length > 0 && (
        <>
          <h4>{words.history}</h4>
          <ul className={styles.history}>
            {changes.map(({ at, who, threshold, reason }, place) => (
              <li key={`${at} ${place}`}>
                {longDate(epochMs(at))}, {clockTime(epochMs(at))}, {who}:{' '}
                {threshold ? describeThreshold(threshold) : words.wentBack}. “{reason}”
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
