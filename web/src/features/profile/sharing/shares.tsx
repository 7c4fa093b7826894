import { Button } from '@mantine/core'
import { sharingWords as words } from '@second-wind/core/content/profile/sharing-words'
import { useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { ShareItem } from './share-item.tsx'
import styles from './shares.module.css'
import { useShares } from './use-shares.ts'

export function Shares() {
  const { answer, askAgain } = useShares()
  const [outcome, setOutcome] = useState('')
  if (answer === 'asking') return <p role="status">{words.loading}</p>
  if (answer === 'offline' || answer === 'signedOut' || answer === 'failed') {
    return (
      <>
        <Notice tone="warning">
          <p role="status">{words[answer]}</p>
        </Notice>
        <div>
          <Button variant="outline" onClick={askAgain}>
            {words.again}
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      {answer.length === 0 && <p>{words.nobody}</p>}
      <ul className={styles.list}>
        {answer.map((share) => (
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
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
    </>
  )
}
