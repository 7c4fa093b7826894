import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { appSettings } from '@second-wind/core/content/settings/app-settings'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { authMode } from '../../../data/local/index.ts'
import { readStorageHealth, type StorageHealth } from '../../../data/pwa/browser-storage.ts'
import { formatStorageUsage } from '../../../ui/format/format-bytes.ts'
import { StoragePersistence } from '../../../widgets/storage-persistence.tsx'
import { LockSetting } from '../lock/lock-setting.tsx'
import { ProfileDialog } from '../profile-dialog.tsx'
import { DeleteData } from './delete-data.tsx'
import { ExportBody } from './export-body.tsx'
import { SettingButton } from './setting-button.tsx'
import { SignOutBody } from './sign-out-body.tsx'
import styles from './app-settings.module.css'

function DataSecurityBody() {
  const [isDeleted, setIsDeleted] = useState(false)
  const about = (
    <>
      <LockSetting />
      <h3>{deletion?.label}</h3>
      {AccountWords ? (
        <Suspense fallback={null}>
          <AccountWords />
        </Suspense>
      ) : (
        <p>{localDataWords.comesBack}</p>
      )}
    </>
  )
  return (
    <>
      {!isDeleted && about}
      <DeleteData settingId="data-security" onDeleted={() => setIsDeleted(true)} />
    </>
  )
}

const deletion = appSettings.find(({ id }) => id === 'data-security')?.action

const AccountWords =
  authMode === 'real'
    ? lazy(async () => ({ default: (await import('./leaving-account-notice.tsx')).LeavingAccountNotice }))
    : undefined

/** How much data is stored on this phone, and whether the browser promises to keep it. */
function PrivacyBody() {
  const [health, setHealth] = useState<StorageHealth>()
  const read = () => readStorageHealth().then(setHealth)
  useEffect(() => void read(), [])
  if (!health) return null
  return (
    <>
      <h3>{localDataWords.storageHeading}</h3>
      <p>{formatStorageUsage(health.usedBytes, health.quotaBytes)}</p>
      <StoragePersistence isKept={health.persisted === true} readAgain={read} />
    </>
  )
}

export type SettingBodyProps = { onClose: () => void }

const bodies = new Map<string, ComponentType<SettingBodyProps>>([
  ['privacy', PrivacyBody],
  ['data-security', DataSecurityBody],
  ['export', ExportBody],
  ['sign-out', SignOutBody],
])

/** Four buttons, each opening a dialog with an explanation and the possible action. */
export function AppSettings() {
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  return (
    <ul className={styles.list}>
      {appSettings.map(({ id, label, paragraphs }) => {
        const Body = bodies.get(id)
        return (
          <li key={id}>
            <SettingButton onClick={() => setOpen(id)}>{label}</SettingButton>
            <ProfileDialog title={label} isOpen={open === id} onClose={close}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {Body && <Body onClose={close} />}
            </ProfileDialog>
          </li>
        )
      })}
    </ul>
  )
}
