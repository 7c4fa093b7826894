import { Button, NativeSelect } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  type CreateInvitationBody,
  type Handover,
  type NoNumberReason,
  noNumberReasons,
} from '@second-wind/core/access/contract/invitations'
import { useEffect, useRef } from 'react'
import {
  IdentityFields,
  identityRules,
  readIdentity,
  toTypedIdentity,
  type TypedIdentity,
} from '../identity/identity-fields.tsx'
import { identityWords } from '../identity/identity-words.ts'
import { invitationWords as words } from './invitation-words.ts'
import styles from './invitations.module.css'

type Props = {
  isPending: boolean
  handovers: Record<Handover, { label: string; about: string }>
  /** A new phone opens a record that has its identity already. */
  asksIdentity: boolean
  onChoose: (wanted: CreateInvitationBody) => void
}

type HandoverFormValues = { handover: Handover; noNumber: NoNumberReason | '' } & TypedIdentity

/** Without them, the clinic cannot tell who joins. */
const newPatientRules = {
  dateOfBirth: (typed: string) =>
    typed === '' ? identityWords.dateNeeded : identityRules.dateOfBirth(typed),
  noNumber: (chosen: string, { nhsNumber }: HandoverFormValues) =>
    nhsNumber.trim() === '' && chosen === '' ? identityWords.reasonNeeded : null,
}

const reasonChoices = [
  { value: '', label: identityWords.choose },
  ...noNumberReasons.map((value) => ({ value, label: identityWords.noNumberReasons[value] })),
]

const options: Handover[] = ['in_person', 'letter']

export function ChooseHandover({ isPending, handovers, asksIdentity, onChoose }: Props) {
  const form = useForm<HandoverFormValues>({
    initialValues: { handover: 'in_person', noNumber: '', ...toTypedIdentity({}) },
    validate: asksIdentity ? { ...identityRules, ...newPatientRules } : {},
  })
  const hasNumber = form.values.nhsNumber.trim() !== ''
  const choice = useRef<HTMLInputElement>(null)
  // The pressed button was removed with the panel that this form replaces, so the form takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) choice.current?.focus()
  }, [])
  return (
    <form
      noValidate
      className={styles.choose}
      onSubmit={form.onSubmit(({ handover, noNumber, ...typed }) => {
        const reason = hasNumber || noNumber === '' ? {} : { noNumber }
        if (!isPending) onChoose({ handover, identity: readIdentity(typed), ...reason })
      })}
    >
      <fieldset className={styles.handovers}>
        <legend>{words.how}</legend>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input
              ref={option === form.values.handover ? choice : undefined}
              type="radio"
              name="handover"
              {...form.getInputProps('handover', { type: 'radio', withError: false, value: option })}
            />
            <span>
              <strong>{handovers[option].label}</strong> {handovers[option].about}
            </span>
          </label>
        ))}
      </fieldset>
      {asksIdentity && (
        <fieldset className={styles.options}>
          <legend>{identityWords.legend}</legend>
          <p>{identityWords.why}</p>
          <IdentityFields
            numberName={identityWords.number}
            typed={form.values}
            getInputProps={form.getInputProps}
          />
          {!hasNumber && (
            <NativeSelect
              label={identityWords.noNumberYet}
              data={reasonChoices}
              {...form.getInputProps('noNumber')}
            />
          )}
        </fieldset>
      )}
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? words.creating : words.create}
      </Button>
    </form>
  )
}
