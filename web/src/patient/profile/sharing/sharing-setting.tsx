import { sharingWords } from './sharing-words.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../../data/live/use-account.ts'
import { ProfileDialog } from '../profile-dialog.tsx'
import { SettingButton } from '../settings/setting-button.tsx'
import { Shares } from './shares.tsx'

export function SharingSetting() {
  const [isOpen, setIsOpen] = useState(false)
  const account = useAccount()
  const isLinked = account?.id !== undefined
  return (
    <>
      <SettingButton onClick={() => setIsOpen(true)}>{sharingWords.title}</SettingButton>
      <ProfileDialog title={sharingWords.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {account && (isLinked ? <Shares /> : <p>{sharingWords.unlinked}</p>)}
        <p>
          <Link to="/join">{isLinked ? sharingWords.another : sharingWords.link}</Link>
        </p>
      </ProfileDialog>
    </>
  )
}
