import { Button } from '@mantine/core'
import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { useState } from 'react'
import { requestFlush } from '../../../data/pwa/request-flush.ts'
import { saveExport } from '../../../rights/export/save-export.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { readUnsentChanges } from './use-unsent-changes.ts'
import rowStyles from '../../../ui/primitives/button-row.module.css'

type Props = {
  why: string | undefined
  onSaved: () => void
  /** Receives the result as a sentence, because this notice may disappear. */
  onOutcome: (text: string) => void
}

/** Replaces the delete button while there are unsent changes: they must be sent or saved to a file first. */
export function UnsentChangesNotice({ why, onSaved, onOutcome }: Props) {
  const [isSending, setIsSending] = useState(false)
  const send = async () => {
    setIsSending(true)
    await requestFlush({ skipBackoff: true }).catch(() => undefined)
    const unsent = await readUnsentChanges().catch(() => undefined)
    setIsSending(false)
    if (!unsent) return onOutcome(localDataWords.unreadable)
    onOutcome(unsent.count === 0 ? localDataWords.allSent : localDataWords.stillWaiting)
  }
  const save = async () => {
    const { isSaved, text } = await saveExport('json')
    if (isSaved) onSaved()
    onOutcome(text)
  }
  return (
    <>
      <Notice tone="warning">
        <p>{why}</p>
      </Notice>
      <div className={rowStyles.row}>
        <Button aria-disabled={isSending} onClick={() => !isSending && void send()}>
          {isSending ? 'Sending...' : localDataWords.sendNow}
        </Button>
        <Button variant="outline" onClick={() => void save()}>
          {localDataWords.fileFirst}
        </Button>
      </div>
    </>
  )
}
