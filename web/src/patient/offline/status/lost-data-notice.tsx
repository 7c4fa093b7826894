import { useEffect, useState } from 'react'
import { acknowledgeLoss, checkSentinel, type DataLoss } from '../../../data/local/index.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import styles from './lost-data-notice.module.css'

/** Reports a lost database, because browsers delete one silently. Stays until the person has read it. */
export function LostDataNotice() {
  const [loss, setLoss] = useState<DataLoss>({ lost: false })
  useEffect(() => {
    // Without cache storage there is no note, so a loss cannot be detected.
    checkSentinel().then(setLoss, () => undefined)
  }, [])
  if (!loss.lost) return null

  const dismiss = async () => {
    setLoss({ lost: false })
    await acknowledgeLoss().catch(() => undefined)
  }
  return (
    <div role="alert" className={styles.lost}>
      <Notice tone="warning">
        <p>
          <strong>This phone's storage was cleared.</strong> {unsentWords(loss.unsent)} What was sent is safe
          with your care team.
        </p>
        <Button look="plain" onClick={() => void dismiss()}>
          OK
        </Button>
      </Notice>
    </div>
  )
}

function unsentWords(unsent: number): string {
  if (unsent === 0) return 'Everything had been sent.'
  return unsent === 1 ? 'Up to 1 entry was not sent.' : `Up to ${unsent} entries were not sent.`
}
