import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { profileToggles } from '@second-wind/core/content/settings/profile-toggles'
import { isSettingOn, toggleSetting } from '@second-wind/core/notifications/profile-settings'
import type { Patient } from '@second-wind/core/records/patient'
import { useState } from 'react'
import { captureAt, saveProfile } from '../../../data/local/index.ts'
import { clearToastError, toastError } from '../../../ui/feedback/toast.ts'
import { SwitchRow } from '../../../ui/form/switch-row.tsx'
import styles from './toggles.module.css'

/** Each switch is saved as it is moved, with the profile; the fixed one says why it is fixed. */
export function Toggles({ profile }: { profile: Patient | undefined }) {
  const [hasFailed, setHasFailed] = useState(false)
  const toggle = async (id: string) => {
    const failed = await saveProfile(
      { settings: toggleSetting(profile?.settings, id) },
      captureAt(Date.now()),
    ).then(
      () => false,
      () => true,
    )
    setHasFailed(failed)
    if (!failed && hasFailed) clearToastError()
    if (failed) toastError('Error', 'Failed to update profile. Please try again.')
  }
  return (
    <>
      <p className={styles.note}>{profile ? profileWords.settingsNote : profileWords.settingsNeedProfile}</p>
      <ul>
        {profileToggles.map(({ id, label, description, isFixed }) => (
          <li key={id}>
            <SwitchRow
              label={label}
              description={description}
              isOn={isSettingOn(profile?.settings, id)}
              isDisabled={isFixed || !profile}
              onToggle={() => void toggle(id)}
            />
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          That switch was not saved. Please try again.
        </p>
      )}
    </>
  )
}
