import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { sendSecondApproval } from '../../data/server/clinician/invitations.ts'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { getRefusedFields } from '../../data/server/refused-fields.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { SuccessNotice } from '../../ui/feedback/success-notice.tsx'
import { plainDate } from '../../ui/format/uk-time.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { identityRules } from '../identity/identity-fields.tsx'
import { identityWords } from '../identity/identity-words.ts'
import { invitationWords } from './invitation-words.ts'
import styles from './invitations.module.css'

const { second: words } = invitationWords

/** Asks for the step-up when the server needs it. */
type Props = { withProof: (work: () => Promise<void>) => Promise<void> }

/** Ends the hold of a new phone that another clinician has approved. Opened on demand: few clinicians need it. */
export function SecondApproval(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={styles.open}>
      <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.title}
      </TextButton>
      {isOpen && <SecondApprovalForm {...props} />}
    </section>
  )
}

function SecondApprovalForm({ withProof }: Props) {
  const [isDone, setIsDone] = useState(false)
  const form = useForm({
    initialValues: { words: '', dateOfBirth: '' },
    validate: {
      words: (typed) => (typed.trim() === '' ? words.wordsMissing : null),
      dateOfBirth: (typed) => (typed === '' ? identityWords.dateNeeded : identityRules.dateOfBirth(typed)),
    },
  })
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    describeFailure(failure, {
      StepUpCancelled: words.notProved,
      422: getRefusedFields(failure)['words'] ?? words.serverError,
      429: words.tooMany,
      noResponse: words.noResponse,
      here: words.noResponse,
      otherwise: words.serverError,
    }),
  )
  const confirm = (typed: typeof form.values) =>
    void attempt(async () => {
      setIsDone(false)
      await withProof(() => sendSecondApproval(typed))
      form.reset()
      setIsDone(true)
    })
  return (
    <>
      <p>{words.how}</p>
      <form noValidate className={styles.choose} onSubmit={form.onSubmit(confirm)}>
        <TextInput label={words.words} autoComplete="off" maxLength={60} {...form.getInputProps('words')} />
        <TextInput
          type="date"
          label={words.dateOfBirth}
          description={form.values.dateOfBirth !== '' && plainDate(form.values.dateOfBirth)}
          {...form.getInputProps('dateOfBirth')}
        />
        <Button type="submit" aria-disabled={isPending}>
          {words.confirm}
        </Button>
      </form>
      <ErrorText>{error}</ErrorText>
      {isDone && <SuccessNotice>{words.done}</SuccessNotice>}
    </>
  )
}
