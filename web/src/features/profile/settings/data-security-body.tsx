import { leavingWords } from '@second-wind/core/content/profile/leaving-words'
import { DeleteData } from './delete-data.tsx'
import { LockSetting } from './lock/lock-setting.tsx'

export function DataSecurityBody() {
  return (
    <>
      <LockSetting />
      <p>{leavingWords.deviceList}</p>
      <p>{leavingWords.comesBack}</p>
      <DeleteData settingId="data-security" />
    </>
  )
}
