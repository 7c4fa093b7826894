import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../../data/live/use-account.ts'
import { listShares } from '../../../data/server/patient/shares.ts'
import * as paths from '../../../paths.ts'
import { FocusedStatus } from '../../../ui/feedback/focused-status.tsx'
import { ProfileDialog } from '../profile-dialog.tsx'
import { RemoteList } from '../remote-list.tsx'
import { SettingButton } from '../settings/setting-button.tsx'
import { ShareItem } from './share-item.tsx'
import { sharingWords, sharingWords as words } from './sharing-words.ts'
import styles from './shares.module.css'

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
          <Link to={paths.join}>{isLinked ? sharingWords.another : sharingWords.link}</Link>
        </p>
      </ProfileDialog>
    </>
  )
}

function Shares() {
  const [outcome, setOutcome] = useState('')
  return (
    <RemoteList list={listShares} words={words}>
      {(shares, askAgain) => (
        <>
          {shares.length === 0 && <p>{words.nobody}</p>}
          <ul className={styles.list}>
            {shares.map((share) => (
              <li key={share.clinician.id}>
                <ShareItem
                  share={share}
                  onWithdrawn={(text) => {
                    setOutcome(text)
                    askAgain()
                  }}
                />
              </li>
            ))}
          </ul>
          {outcome !== '' && <FocusedStatus key={outcome}>{outcome}</FocusedStatus>}
        </>
      )}
    </RemoteList>
  )
}
