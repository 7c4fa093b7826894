import { Button } from '@mantine/core'
import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { markAlertRead } from '../../data/server/clinician/alert-actions.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { useRefreshLists } from '../dashboard/use-lists.ts'
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
      {/* Not `disabled` while underway, which would lose the focus. */}
      <Button
        size="sm"
        variant="outline"
        aria-describedby={describedBy}
        aria-disabled={isPending}
        onClick={() => void attempt(async () => onRead(await markAlertRead(alert, clinicianId)))}
      >
        {isPending ? 'Marking...' : 'Mark Read'}
      </Button>
      {error !== undefined && <ErrorText>{error}</ErrorText>}
    </>
  )
}
