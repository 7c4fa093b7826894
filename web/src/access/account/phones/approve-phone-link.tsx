import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import type { DeviceLinkLookupReply } from '@second-wind/core/access/contract/devices'
import { linkPhoneWords } from '@second-wind/core/content/account/link-phone-words'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { HttpError } from '../../../data/server/http-error.ts'
import { fetchDeviceLink } from '../../../data/server/patient/device-links.ts'
import { TwoWords } from '../../../ui/codes/two-words.tsx'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { FocusedStatus } from '../../../ui/feedback/focused-status.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { Stack } from '../../../ui/primitives/stack.tsx'
import { accountErrorMessage } from '../account-error-message.ts'
import { AccountError } from '../account-error.tsx'
import { decideLinkWithReauth } from '../sign-in/decide-link-with-reauth.ts'
import { useAccountAction } from '../use-account-action.ts'
import fieldStyles from '../../../ui/form/field.module.css'
import formStyles from '../../../ui/form/form.module.css'

const { old: words } = linkPhoneWords

/** On the phone that is signed in: lets another phone of the same person in. */
export function ApprovePhoneLink({ onApproved }: { onApproved: () => void }) {
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isUnknown, setIsUnknown] = useState(false)
  const [found, setFound] = useState<DeviceLinkLookupReply>()
  const [outcome, setOutcome] = useState('')
  const { attempt, isUnderway, trouble } = useAccountAction((failure) => {
    if (!(failure instanceof HttpError) || failure.status !== 404) return accountErrorMessage(failure)
    setFound(undefined)
    setIsUnknown(true)
    return words.unknown
  })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isUnknown) field.current?.focus()
  }, [isUnknown])
  const findLink = (event: FormEvent) => {
    event.preventDefault()
    setOutcome('')
    const isEmpty = code.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) return field.current?.focus()
    setIsUnknown(false)
    void attempt(async () => setFound(await fetchDeviceLink(code.trim())))
  }
  const decide = ({ id, label }: DeviceLinkLookupReply, isOurs: boolean) =>
    void attempt(async () => {
      await decideLinkWithReauth(id, { isOurs })
      setFound(undefined)
      setCode('')
      setOutcome(isOurs ? words.done(label) : words.declined)
      if (isOurs) onApproved()
    })
  // Said of what was typed, where it was typed.
  const error = isMissing ? words.codeMissing : isUnknown ? words.unknown : undefined
  return (
    <Card>
      <Stack>
        <h2>{words.title}</h2>
        <p>{words.how}</p>
        <p>{words.yours}</p>
        {found ? (
          <Confirm
            question={words.question(found.label)}
            words={words.compare}
            yes={words.yes}
            no={words.no}
            color="green"
            onYes={() => decide(found, true)}
            onNo={() => decide(found, false)}
          >
            <TwoWords>{found.words}</TwoWords>
            {found.replaces && <p>{words.replaces(found.replaces.label)}</p>}
          </Confirm>
        ) : (
          <form onSubmit={findLink} className={formStyles.form} noValidate>
            <TextInput
              ref={field}
              label={words.code}
              description={words.codeHint}
              className={`${fieldStyles.field} ${formStyles.field}`}
              value={code}
              maxLength={40}
              onChange={(event) => setCode(event.currentTarget.value)}
              error={error !== undefined && <span role="alert">{error}</span>}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Button type="submit" variant="outline" aria-disabled={isUnderway}>
              {isUnderway ? words.looking : words.go}
            </Button>
          </form>
        )}
        {outcome !== '' && <FocusedStatus>{outcome}</FocusedStatus>}
        {trouble && !isUnknown && <AccountError {...trouble} />}
      </Stack>
    </Card>
  )
}
