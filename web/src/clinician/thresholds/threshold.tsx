import type { ThresholdChange } from '@second-wind/core/care/contract/patient-record'
import { describeThreshold } from '@second-wind/core/content/profile/usual-day-facts'
import { epochMs } from '@second-wind/core/platform/moment'
import type { Patient } from '@second-wind/core/records/patient'
import { defaultChangeThreshold } from '@second-wind/core/records/usual-day'
import { clockTime, longDate } from '../../ui/format/uk-time.ts'
import { EditInPlace } from '../edit-in-place.tsx'
import { LaxerNotice } from './laxer-notice.tsx'
import { NamedList } from './named-list.tsx'
import { ThresholdForm } from './threshold-form.tsx'
import { absoluteSignNames, thresholdWords as words } from './threshold-words.ts'
import styles from './thresholds.module.css'

type Props = { profile: Patient; changes: readonly ThresholdChange[]; onSaved: () => void }

/** The threshold as it is, the form to change it, and every change with its reason. */
export function Threshold({ profile, changes, onSaved }: Props) {
  const { changeThreshold } = profile
  return (
    <div className={styles.threshold}>
      <h4>{words.heading}</h4>
      <p>
        {words.counts(describeThreshold(changeThreshold ?? defaultChangeThreshold))}{' '}
        {!changeThreshold && words.isDefault}
      </p>
      <LaxerNotice threshold={changeThreshold} />
      <p>{words.scope}</p>
      <EditInPlace
        edit={words.edit}
        saved={words.saved}
        onSaved={onSaved}
        form={(end) => <ThresholdForm profile={profile} {...end} />}
      />
      <details>
        <summary>{words.absolute}</summary>
        <NamedList name={words.alerting} texts={absoluteSignNames.alerting} />
        <NamedList name={words.advising} texts={absoluteSignNames.advising} />
      </details>
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
