import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { linkPhoneWords } from '@second-wind/core/content/account/link-phone-words'
import type { LookDeviceLinkReply } from '@second-wind/core/access/contract/devices'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { lookAtDeviceLink } from '../../../data/server/patient/device-links.ts'
import { HttpError } from '../../../data/server/http-error.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { Stack } from '../../../ui/primitives/stack.tsx'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import fieldStyles from '../../../ui/form/field.module.css'
import formStyles from '../../../ui/form/form.module.css'
import { Outcome } from '../../../ui/feedback/focused-status.tsx'
import { TwoWords } from '../../../ui/primitives/two-words.tsx'
import { decideWithProof } from '../sign-in/decide-link-with-reauth.ts'
import { Trouble } from '../account-error.tsx'
import { troubleWords } from '../account-error-message.ts'
import { useTrouble } from '../use-account-action.ts'

const { old: words } = linkPhoneWords

/** On the phone that is signed in: lets another phone of the same person in. */
export function LinkAnother({ onApproved }: { onApproved: () => void }) {
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isUnknown, setIsUnknown] = useState(false)
  const [found, setFound] = useState<LookDeviceLinkReply>()
  const [said, setSaid] = useState('')
  const { attempt, isUnderway, trouble } = useTrouble((failure) => {
    if (!(failure instanceof HttpError) || failure.status !== 404) return troubleWords(failure)
    setFound(undefined)
    setIsUnknown(true)
    return words.unknown
  })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isUnknown) field.current?.focus()
  }, [isUnknown])
  const look = (event: FormEvent) => {
    event.preventDefault()
    setSaid('')
    const isEmpty = code.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) return field.current?.focus()
    setIsUnknown(false)
    void attempt(async () => setFound(await lookAtDeviceLink(code.trim())))
  }
  const decide = ({ id, label }: LookDeviceLinkReply, isOurs: boolean) =>
    void attempt(async () => {
      await decideWithProof(id, { isOurs })
      setFound(undefined)
      setCode('')
      setSaid(isOurs ? words.done(label) : words.declined)
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
          <form onSubmit={look} className={formStyles.form} noValidate>
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
        {said !== '' && <Outcome>{said}</Outcome>}
        {trouble && !isUnknown && <Trouble {...trouble} />}
      </Stack>
    </Card>
  )
}
