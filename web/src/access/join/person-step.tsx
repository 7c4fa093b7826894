import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { profile } from '@second-wind/core/records/patient'
import { type FormEvent, useRef, useState } from 'react'
import { useProfile } from '../../data/live/use-profile.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { findInvitation, type Invitation } from './invitation.ts'
import { joinErrorMessage } from './join-error-message.ts'
import { LeaveJoinButton } from './leave-join-button.tsx'
import { submitJoin } from './submit-join.ts'
import fieldStyles from '../../ui/form/field.module.css'
import formStyles from '../../ui/form/form.module.css'

type Props = {
  invitation: Invitation
  onAsked: () => void
  onTextChanged: (invitation: Invitation) => void
}

const { person: words } = joinWords

/** What the clinic compares with the person before it. */
export function PersonStep({ invitation, onAsked, onTextChanged }: Props) {
  const known = useProfile()?.profile
  const [typed, setTyped] = useState<{ name?: string; age?: string }>({})
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const ageField = useRef<HTMLInputElement>(null)
  const { attempt, isUnderway, trouble } = useAsyncAction(joinErrorMessage)
  const name = profile.shape.name.safeParse(typed.name ?? known?.name ?? '')
  const ageText = typed.age ?? String(known?.age ?? '')
  const age = profile.shape.age.safeParse(ageText.trim() === '' ? undefined : Number(ageText))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasSubmitted(true)
    if (!name.success) return nameField.current?.focus()
    if (!age.success) return ageField.current?.focus()
    const person = { name: name.data, age: age.data }
    void attempt(async () => {
      try {
        await submitJoin(invitation, person)
        onAsked()
      } catch (failure) {
        const isChanged = failure instanceof HttpError && failure.code === 'consent_changed'
        if (!isChanged) throw failure
        onTextChanged(await findInvitation(invitation.invite))
      }
    })
  }

  return (
    <StepCard title={words.title} trouble={trouble}>
      <p>{words.why}</p>
      <form onSubmit={submit} className={formStyles.form} noValidate>
        <TextInput
          ref={nameField}
          label={words.name}
          className={`${fieldStyles.field} ${formStyles.field}`}
          value={typed.name ?? known?.name ?? ''}
          onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
          error={wasSubmitted && name.error && <span role="alert">{name.error.issues[0]?.message}</span>}
          autoComplete="name"
        />
        <TextInput
          ref={ageField}
          label={words.age}
          className={`${fieldStyles.field} ${formStyles.field}`}
          value={ageText}
          onChange={(event) => setTyped({ ...typed, age: event.currentTarget.value })}
          error={wasSubmitted && !age.success && <span role="alert">{words.ageWrong}</span>}
          inputMode="numeric"
        />
        <div className={formStyles.buttons}>
          <Button type="submit" color="green" aria-disabled={isUnderway}>
            {isUnderway ? words.underway : words.go}
          </Button>
          <LeaveJoinButton />
        </div>
      </form>
    </StepCard>
  )
}
