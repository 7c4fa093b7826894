import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { markAlertRead } from '../../data/server/clinician/alert-actions.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { useRefreshLists } from '../dashboard/use-lists.ts'
import { AlertButton } from './alert-button.tsx'
import { alertActionErrorMessage, alertErrorWords } from './alert-words.ts'

type Props = {
  alert: ListedAlert
  /** Ids of what says which alert it is. */
  describedBy: string
  onRead: (alert: ListedAlert) => void
}

/** A read alert stays open. */
export function MarkReadButton({ alert, describedBy, onRead }: Props) {
  const { clinicianId } = useSignedInClinician()
  const refreshLists = useRefreshLists()
  const { attempt, isPending, error } = useAsyncAction((failure) => {
    // A newer list shows why it failed.
    refreshLists()
    return alertActionErrorMessage(failure, alertErrorWords.stillUnread)
  })
  return (
    <>
      <AlertButton
        describedBy={describedBy}
        isPending={isPending}
        onClick={() => void attempt(async () => onRead(await markAlertRead(alert, clinicianId)))}
      >
        {isPending ? 'Marking...' : 'Mark Read'}
      </AlertButton>
      {error !== undefined && <ErrorText>{error}</ErrorText>}
    </>
  )
}
