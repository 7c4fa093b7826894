import { leavingWords } from '@second-wind/core/content/profile/leaving-words'
import { DeleteData } from './delete-data.tsx'

export function DataSecurityBody() {
  return (
    <>
      <p>{leavingWords.appLock}</p>
      <p>{leavingWords.comesBack}</p>
      <DeleteData settingId="data-security" />
    </>
  )
}
