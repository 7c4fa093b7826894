import type { ApprovedIdentity } from '@second-wind/core/care/contract/patient-record'
import { isSameName } from '@second-wind/core/records/new-name'
import type { Patient } from '@second-wind/core/records/patient'
import { useState } from 'react'
import { saveConfirmedName } from '../../data/server/clinician/patient-record.ts'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { Confirm } from '../../ui/feedback/confirm.tsx'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { formatApproval } from './format-identity.ts'
import { identityWords as words } from './identity-words.ts'

type Props = { profile: Patient; approved: ApprovedIdentity | undefined; onConfirmed: () => void }

/** At the top of the record of a patient who has changed their name since a clinician approved them. */
export function ConfirmName({ profile: { id, name }, approved, onConfirmed }: Props) {
  const [isSure, setIsSure] = useState(false)
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    describeFailure(failure, {
      404: words.notYours,
      409: words.nameChanged,
      noResponse: words.noResponse,
      here: words.noResponse,
      otherwise: words.serverError,
    }),
  )
  if (!approved || isSameName(approved.name, name)) return null
  const confirm = () =>
    void attempt(async () => {
      setIsSure(false)
      await saveConfirmedName(id, name)
      onConfirmed()
    })
  return (
    <Notice tone="warning">
      <p>{words.renamed(approved.name)}</p>
      <p>
        {words.approvedAs}: {formatApproval(approved)}.
      </p>
      {isSure ? (
        <Confirm
          question={words.sureName(name)}
          yes={words.nameIsRight}
          no={words.goBack}
          color="green"
          onYes={confirm}
          onNo={() => setIsSure(false)}
        />
      ) : (
        <TextButton aria-disabled={isPending} onClick={() => setIsSure(true)}>
          {words.confirmName}
        </TextButton>
      )}
      <ErrorText>{error}</ErrorText>
    </Notice>
  )
}
