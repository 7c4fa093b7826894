import { Button, Checkbox, Group } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { useForm } from '@mantine/form'
import { nhsNumberName } from '@second-wind/core/records/nhs-number'
import type { Patient } from '@second-wind/core/records/patient'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { saveIdentity } from '../../data/server/clinician/patient-record.ts'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { getRefusedFields } from '../../data/server/refused-fields.ts'
import { ErrorText, fieldError } from '../../ui/feedback/error-text.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { EditInPlace, type FormEnd } from '../edit-in-place.tsx'
import { ageConflict } from './identity-conflicts.ts'
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

export function EditIdentity({ profile, onSaved }: Props) {
  return (
    <EditInPlace
      edit={words.edit}
      saved={words.saved}
      onSaved={onSaved}
      form={(end) => <IdentityForm profile={profile} {...end} />}
    />
  )
}

function IdentityForm({ profile, onCancel, onSaved }: FormEnd & { profile: Patient }) {
  const { form, conflict, save, isPending, error } = useIdentityForm(profile, onSaved)
  const { dateOfBirth, checkedDate } = form.values
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit(save)}>
      <IdentityFields
        numberName={nhsNumberName(profile.nation)}
        typed={form.values}
        getInputProps={form.getInputProps}
      />
      <div role="status">
        {conflict.map((text) => (
          <Notice key={text} tone="warning">
            <p>{text}</p>
          </Notice>
        ))}
      </div>
      {conflict.length > 0 && (
        <Checkbox
          label={words.dateIsRight}
          checked={checkedDate === dateOfBirth}
          onChange={({ currentTarget }) =>
            form.setFieldValue('checkedDate', currentTarget.checked ? dateOfBirth : '')
          }
          error={fieldError(form.errors['checkedDate'])}
        />
      )}
      <Group gap="xs" align="stretch">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? words.saving : words.save}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Group>
      <ErrorText>{error}</ErrorText>
    </form>
  )
}

/** The form with its save. A date of birth that does not fit the age must be confirmed. */
function useIdentityForm(profile: Patient, onSaved: () => void) {
  const [openedAt] = useState(Date.now)
  const conflictOf = (dateOfBirth: string) =>
    dateOfBirth === '' || dateOfBirth === profile.dateOfBirth
      ? []
      : ageConflict(profile.age, { dateOfBirth }, openedAt)
  // What the clinician saw when the form opened: the record may be read again while it is open.
  const [version] = useState(profile.version)
  const form = useForm({
    initialValues: { ...toTypedIdentity(profile), checkedDate: '' },
    validate: {
      ...identityRules,
      checkedDate: (checked, { dateOfBirth }) =>
        checked === dateOfBirth || conflictOf(dateOfBirth).length === 0 ? null : words.tickToSave,
    },
  })
  const { attempt, isPending, error } = useAsyncAction((failure) => {
    const refused = getRefusedFields(failure)
    const first = Object.keys(refused).find((field) => field in form.values)
    if (first === undefined) return describeFailure(failure, saveErrors)
    // The error is at its field, which a screen reader reads with it.
    flushSync(() => form.setErrors(refused))
    form.getInputNode(first)?.focus()
    return undefined
  })
  const save = (typed: TypedIdentity) =>
    void attempt(async () => {
      await saveIdentity(profile.id, { ...readIdentity(typed), version })
      onSaved()
    })
  return { form, conflict: conflictOf(form.values.dateOfBirth), save, isPending, error }
}

const saveErrors = {
  404: words.notYours,
  409: words.changed,
  422: words.notAccepted,
  noResponse: words.noResponse,
  here: words.noResponse,
  otherwise: words.serverError,
} as const
