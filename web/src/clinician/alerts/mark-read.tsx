import { Button } from '@mantine/core'
import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { useState } from 'react'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { markAlertRead } from '../../data/server/clinician/alert-actions.ts'
import { alertActionErrorMessage } from './alert-action-error-message.ts'
import { alertErrorWords } from './alert-words.ts'

type Props = {
  alert: ListedAlert
  /** Tells the button apart for those who do not see the card around it. */
  describedBy: string
  onRead: (answer: ListedAlert) => void
  onTrouble: (words: string) => void
}

export function MarkRead({ alert, describedBy, onRead, onTrouble }: Props) {
  const { clinicianId } = useSignedInClinician()
  const [isUnderway, setIsUnderway] = useState(false)

  const markRead = async () => {
    if (isUnderway) return
    setIsUnderway(true)
    onTrouble('')
    try {
      onRead(await markAlertRead(alert, clinicianId))
    } catch (failure) {
      onTrouble(alertActionErrorMessage(failure, alertErrorWords.stillUnread))
    } finally {
      setIsUnderway(false)
    }
  }

  return (
    // Not `disabled` while underway: that would take the focus away.
    <Button
      size="sm"
      variant="outline"
      aria-describedby={describedBy}
      aria-disabled={isUnderway}
      onClick={() => void markRead()}
    >
      {isUnderway ? 'Marking...' : 'Mark Read'}
    </Button>
  )
}
