import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { profileToggles } from '@second-wind/core/content/settings/profile-toggles'
import { isSettingOn, toggleSetting } from '@second-wind/core/notifications/profile-settings'
import type { Patient } from '@second-wind/core/records/patient'
import { useState } from 'react'
import { captureAt } from '../../../data/local/index.ts'
import { saveProfile } from '../../../data/local/lazy.ts'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { clearToastError, toastError } from '../../../ui/feedback/toast.ts'
import { SettingSwitch } from '../../../ui/form/setting-switch.tsx'
import styles from './toggles.module.css'

/** Each switch is saved at once, with the profile; the one that cannot be changed says why. */
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
            <SettingSwitch
              label={label}
              isFixed={isFixed}
              description={description}
              isOn={isSettingOn(profile?.settings, id)}
              isDisabled={!profile}
              onToggle={() => void toggle(id)}
            />
          </li>
        ))}
      </ul>
      {hasFailed && <ErrorText>We could not save that setting. Try again.</ErrorText>}
    </>
  )
}
