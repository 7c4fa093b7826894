import { Button, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import type { InvitationKey } from '@second-wind/core/access/contract/join'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../data/live/use-account.ts'
import * as paths from '../../paths.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { findInvitation, type Invitation } from './invitation.ts'
import { isNotFound, joinErrorMessage } from './join-error-message.ts'
import fieldStyles from '../../ui/form/field.module.css'
import formStyles from '../../ui/form/form.module.css'

type Props = { token: string | undefined; onFound: (invitation: Invitation) => void }

const { start: words } = joinWords

/** Looks up what was scanned, or what is typed. */
export function InvitationCodeStep({ token, onFound }: Props) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [isUnknown, setIsUnknown] = useState(false)
  const { attempt, isUnderway, trouble } = useAsyncAction((failure) => {
    setIsUnknown(isNotFound(failure))
    if (isNotFound(failure) && code !== '') field.current?.focus()
    return joinErrorMessage(failure)
  })
  const isLinked = useAccount()?.id !== undefined
  const find = (invite: InvitationKey) => attempt(async () => onFound(await findInvitation(invite)))
  const findScanned = useEffectEvent((scanned: string) => void find({ token: scanned }))
  useEffect(() => {
    if (token !== undefined) findScanned(token)
  }, [token])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = code.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    else void find({ code })
  }

  // Said of what was typed, where it was typed.
  const wrong = isMissing ? words.codeMissing : isUnknown && code !== '' ? trouble : undefined
  return (
    <StepCard title={words.title} isFirst trouble={wrong === trouble ? undefined : trouble}>
      <p>{words.how}</p>
      {isLinked && <p>{words.linked}</p>}
      <form onSubmit={submit} className={formStyles.form} noValidate>
        <TextInput
          ref={field}
          label={words.code}
          description={words.codeHint}
          error={wrong !== undefined && <span role="alert">{wrong}</span>}
          className={`${fieldStyles.field} ${formStyles.field}`}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
        />
        <p role="status">{isUnderway && words.looking}</p>
        <div className={formStyles.buttons}>
          <Button type="submit" color="green" aria-disabled={isUnderway}>
            {words.go}
          </Button>
          {token !== undefined && trouble !== undefined && !isUnknown && (
            <Button variant="outline" onClick={() => void find({ token })}>
              {joinWords.finishing.again}
            </Button>
          )}
        </div>
      </form>
      <p>{words.without}</p>
      {!isLinked && (
        <p>
          <Link to={paths.linkPhone}>{words.before}</Link>
        </p>
      )}
      <div>
        <ButtonLink to={paths.home} look="plain">
          {words.later}
        </ButtonLink>
      </div>
    </StepCard>
  )
}
