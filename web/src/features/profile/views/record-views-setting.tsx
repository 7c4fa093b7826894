import { recordViewsWords } from '@second-wind/core/content/profile/record-views-words'
import { useState } from 'react'
import { ProfileDialog } from '../profile-dialog.tsx'
import { SettingButton } from '../settings/setting-button.tsx'
import { RecordViews } from './record-views.tsx'

export function RecordViewsSetting() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SettingButton onClick={() => setIsOpen(true)}>{recordViewsWords.title}</SettingButton>
      <ProfileDialog title={recordViewsWords.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>{recordViewsWords.about}</p>
        <RecordViews />
      </ProfileDialog>
    </>
  )
}
