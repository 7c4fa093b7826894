import { recordViewsWords } from './record-views-words.ts'
import { useState } from 'react'
import { useAccount } from '../../../data/live/use-account.ts'
import { ProfileDialog } from '../profile-dialog.tsx'
import { SettingButton } from '../settings/setting-button.tsx'
import { RecordViews } from './record-views.tsx'

export function RecordViewsSetting() {
  const [isOpen, setIsOpen] = useState(false)
  const account = useAccount()
  return (
    <>
      <SettingButton onClick={() => setIsOpen(true)}>{recordViewsWords.title}</SettingButton>
      <ProfileDialog title={recordViewsWords.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {account && (account.id === undefined ? <p>{recordViewsWords.unlinked}</p> : <Linked />)}
      </ProfileDialog>
    </>
  )
}

function Linked() {
  return (
    <>
      <p>{recordViewsWords.about}</p>
      <RecordViews />
    </>
  )
}
