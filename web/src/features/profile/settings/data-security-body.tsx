import { leavingWords } from '@second-wind/core/content/profile/leaving-words'
import { lazy, Suspense } from 'react'
import { authMode } from '../../../local/index.ts'
import { DeleteData } from './delete-data.tsx'
import { LockSetting } from './lock/lock-setting.tsx'

export function DataSecurityBody() {
  return (
    <>
      <LockSetting />
      {AccountWords ? (
        <Suspense fallback={null}>
          <AccountWords />
        </Suspense>
      ) : (
        <p>{leavingWords.comesBack}</p>
      )}
      <DeleteData settingId="data-security" />
    </>
  )
}

const AccountWords =
  authMode === 'real'
    ? lazy(async () => ({ default: (await import('./account-words.tsx')).AccountWords }))
    : undefined
