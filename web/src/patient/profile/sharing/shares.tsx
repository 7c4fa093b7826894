import { sharingWords as words } from './sharing-words.ts'
import { useState } from 'react'
import { listShares } from '../../../data/server/patient/shares.ts'
import { FocusedStatus } from '../../../ui/feedback/focused-status.tsx'
import { RemoteList } from '../remote-list.tsx'
import { ShareItem } from './share-item.tsx'
import styles from './shares.module.css'

export function Shares() {
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
                  onWithdrawn={(said) => {
                    setOutcome(said)
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
