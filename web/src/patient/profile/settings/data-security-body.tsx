import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { appSettings } from '@second-wind/core/content/settings/app-settings'
import { lazy, Suspense, useState } from 'react'
import { authMode } from '../../../data/local/index.ts'
import { DeleteData } from './delete-data.tsx'
import { LockSetting } from '../lock/lock-setting.tsx'

export function DataSecurityBody() {
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
