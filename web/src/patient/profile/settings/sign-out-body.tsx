import { Button } from '@mantine/core'
import { exportFormats } from '@second-wind/core/content/profile/export-words'
import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { lazy, Suspense, useState } from 'react'
import { authMode } from '../../../data/local/index.ts'
import { saveExport } from '../../../rights/export/save-export.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { SettingBodyProps } from './app-settings.tsx'
import { DeleteData } from './delete-data.tsx'

/**
 * Keep the data, save a file, or (once all is sent or in a file) delete and leave. Nothing happens without a choice.
 */
export function SignOutBody({ onClose }: SettingBodyProps) {
  const [outcome, setOutcome] = useState('')
  const [isDeleted, setIsDeleted] = useState(false)
  const about = (
    <>
      {AccountWords ? (
        <Suspense fallback={null}>
          <AccountWords />
        </Suspense>
      ) : (
        <>
          <Notice tone="info">
            <p>{localDataWords.noAccount}</p>
          </Notice>
          <p>{localDataWords.comesBack}</p>
        </>
      )}
      <Button variant="outline" onClick={onClose}>
        {localDataWords.keep}
      </Button>
      <Button variant="outline" onClick={() => void saveExport('json').then(({ text }) => setOutcome(text))}>
        {exportFormats[0].label}
      </Button>
      <p role="status">{outcome}</p>
    </>
  )
  return (
    <>
      {!isDeleted && about}
      <DeleteData settingId="sign-out" onDeleted={() => setIsDeleted(true)} />
    </>
  )
}

const AccountWords =
  authMode === 'real'
    ? lazy(async () => ({ default: (await import('./leaving-account-notice.tsx')).LeavingAccountNotice }))
    : undefined
