import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { InvitationKey } from '@second-wind/core/access/contract/join'
import { joinWords } from '@second-wind/core/content/join/join-words'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../data/live/use-account.ts'
import * as paths from '../../paths.ts'
import { CodeField } from '../../ui/form/code-field.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { isNotFound, joinErrorMessage } from './join-error-message.ts'
import type { Join } from './use-join.ts'
import formStyles from '../../ui/form/form.module.css'

type Props = Pick<Join, 'find'> & { token: string | undefined }

const { start: words } = joinWords

/** Looks up the invitation by the scanned token, or by the code that the person types. */
export function InvitationCodeStep({ token, find: findInvitation }: Props) {
  const { form, find, focusField, isPending, isUnknown, error } = useInvitationCode(findInvitation)
  const isLinked = useAccount()?.id !== undefined
  const findScanned = useEffectEvent((scanned: string) => void find({ token: scanned }))
  useEffect(() => {
    if (token !== undefined) findScanned(token)
  }, [token])
  return (
    <StepCard title={words.title} isFirst error={form.errors['code'] === error ? undefined : error}>
      <p>{words.how}</p>
      {isLinked && <p>{words.linked}</p>}
      <form
        onSubmit={form.onSubmit(({ code }) => void find({ code }), focusField)}
        className={formStyles.form}
        noValidate
      >
        <CodeField
          label={words.code}
          description={words.codeHint}
          {...form.getInputProps('code')}
          maxLength={40}
        />
        <p role="status">{isPending && words.looking}</p>
        <div className={formStyles.buttons}>
          <Button type="submit" color="green" aria-disabled={isPending}>
            {words.go}
          </Button>
          {token !== undefined && error !== undefined && !isUnknown && (
            <Button variant="outline" onClick={() => void find({ token })}>
              {joinWords.finishing.again}
            </Button>
          )}
        </div>
      </form>
      <p>{words.without}</p>
      {!isLinked && (
        <p>
          <Link to={paths.linkDevice}>{words.before}</Link>
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

/** The typed code; one that no invitation has is an error of its field. */
function useInvitationCode(findInvitation: Props['find']) {
  const form = useForm({
    initialValues: { code: '' },
    clearInputErrorOnChange: false,
    validate: { code: (code) => (code.trim() === '' ? words.codeMissing : undefined) },
  })
  const focusField = () => form.getInputNode('code')?.focus()
  const [isUnknown, setIsUnknown] = useState(false)
  const { attempt, isPending, error } = useAsyncAction((failure) => {
    setIsUnknown(isNotFound(failure))
    const message = joinErrorMessage(failure)
    if (isNotFound(failure) && form.values.code !== '') {
      form.setFieldError('code', message)
      focusField()
    }
    return message
  })
  const find = (invite: InvitationKey) => attempt(() => findInvitation(invite))
  return { form, find, focusField, isPending, isUnknown, error }
}
