import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { nhsNumberName } from '@second-wind/core/records/identity'
import type { Patient } from '@second-wind/core/records/patient'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { saveIdentity } from '../../data/server/clinician/patient-record.ts'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { getRefusedFields } from '../../data/server/refused-fields.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import {
  IdentityFields,
  identityRules,
  readIdentity,
  toTypedIdentity,
  type TypedIdentity,
} from './identity-fields.tsx'
import { identityWords as words } from './identity-words.ts'
import styles from './identity-fields.module.css'

type Props = { profile: Patient; onSaved: () => void }

/** Opens in place, so that the name of the patient stays visible. */
export function EditIdentity({ profile, onSaved }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const close = (text: string) => {
    flushSync(() => {
      setIsOpen(false)
      setOutcome(text)
    })
    opener.current?.focus()
  }
  return (
    <>
      {isOpen ? (
        <IdentityForm
          profile={profile}
          onCancel={() => close('')}
          onSaved={() => {
            close(words.saved)
            onSaved()
          }}
        />
      ) : (
        <p>
          <TextButton ref={opener} onClick={() => setIsOpen(true)}>
            {words.edit}
          </TextButton>
        </p>
      )}
      {outcome !== '' && <p role="status">{outcome}</p>}
    </>
  )
}

function IdentityForm({ profile, onCancel, onSaved }: Props & { onCancel: () => void }) {
  // What the clinician saw when the form opened: the record may be read again while it is open.
  const [version] = useState(profile.version)
  const form = useForm({ initialValues: toTypedIdentity(profile), validate: identityRules })
  const { attempt, isPending, error } = useAsyncAction((failure) => {
    const refused = getRefusedFields(failure)
    const first = Object.keys(refused).find((field) => field in form.values)
    if (first !== undefined) {
      // The error is at its field, which a screen reader reads with it.
      flushSync(() => form.setErrors(refused))
      form.getInputNode(first)?.focus()
      return undefined
    }
    return describeFailure(failure, {
      404: words.notYours,
      409: words.changed,
      422: words.notAccepted,
      noResponse: words.noResponse,
      here: words.noResponse,
      otherwise: words.serverError,
    })
  })
  const save = (typed: TypedIdentity) =>
    void attempt(async () => {
      await saveIdentity(profile.id, { ...readIdentity(typed), version })
      onSaved()
    })
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit(save)}>
      <IdentityFields
        numberName={nhsNumberName(profile.nation)}
        typed={form.values}
        getInputProps={form.getInputProps}
      />
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? words.saving : words.save}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <ErrorText>{error}</ErrorText>
    </form>
  )
}
