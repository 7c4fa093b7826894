import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { DeviceLinkLookupReply } from '@second-wind/core/access/contract/devices'
import { linkDeviceWords } from '@second-wind/core/content/account/link-device-words'
import { useEffect, useEffectEvent, useState } from 'react'
import { HttpError } from '../../../data/server/http-error.ts'
import { decideDeviceLink, fetchDeviceLink } from '../../../data/server/patient/device-links.ts'
import { VerificationPhrase } from '../../../ui/codes/verification-phrase.tsx'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { FocusedStatus } from '../../../ui/feedback/focused-status.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { accountErrorMessage } from '../account-error-message.ts'
import { AccountError } from '../account-error.tsx'
import { decideWithReauth } from '../sign-in/decide-with-reauth.ts'
import { useAccountAction } from '../use-account-action.ts'
import formStyles from '../../../ui/form/form.module.css'

const { old: words } = linkDeviceWords

type Props = { onApproved: () => void }

/** On a signed-in phone: approves the link of another phone of the same person. */
export function ApproveDeviceLink({ onApproved }: Props) {
  const { form, link, outcome, isPending, error, findLink, refuse, decide } = useApproval(onApproved)
  return (
    <Card>
      <Stack>
        <h2>{words.title}</h2>
        <p>{words.how}</p>
        <p>{words.yours}</p>
        {link ? (
          <Confirm
            question={words.question(link.label)}
            text={words.compare}
            yes={words.yes}
            no={words.no}
            color="green"
            onYes={() => decide(link, true)}
            onNo={() => decide(link, false)}
          >
            <VerificationPhrase>{link.words}</VerificationPhrase>
            {link.replaces && <p>{words.replaces(link.replaces.label)}</p>}
          </Confirm>
        ) : (
          <form onSubmit={form.onSubmit(findLink, refuse)} className={formStyles.form} noValidate>
            <CodeField
              label={words.code}
              description={words.codeHint}
              maxLength={40}
              {...form.getInputProps('code')}
            />
            <Button type="submit" variant="outline" aria-disabled={isPending}>
              {isPending ? words.looking : words.go}
            </Button>
          </form>
        )}
        {outcome !== '' && <FocusedStatus>{outcome}</FocusedStatus>}
        {error && <AccountError {...error} />}
      </Stack>
    </Card>
  )
}

/** The code of the other phone, the link it belongs to, and the decision. An unknown code is an error of its field. */
function useApproval(onApproved: () => void) {
  const form = useForm({
    initialValues: { code: '' },
    clearInputErrorOnChange: false,
    validate: { code: (code) => (code.trim() === '' ? words.codeMissing : undefined) },
  })
  const isUnknown = form.errors['code'] === words.unknown
  const focusField = () => form.getInputNode('code')?.focus()
  const [link, setLink] = useState<DeviceLinkLookupReply>()
  const [outcome, setOutcome] = useState('')
  const { attempt, isPending, error } = useAccountAction((failure) => {
    if (!(failure instanceof HttpError) || failure.status !== 404) return accountErrorMessage(failure)
    setLink(undefined)
    form.setFieldError('code', words.unknown)
    return words.unknown
  })
  const focusUnknown = useEffectEvent(focusField)
  useEffect(() => {
    if (isUnknown) focusUnknown()
  }, [isUnknown])
  const findLink = ({ code }: { code: string }) => {
    setOutcome('')
    void attempt(async () => setLink(await fetchDeviceLink(code.trim())))
  }
  const refuse = () => {
    setOutcome('')
    focusField()
  }
  const decide = ({ id, label }: DeviceLinkLookupReply, isOurs: boolean) =>
    void attempt(async () => {
      await decideWithReauth(() => decideDeviceLink(id, { isOurs }))
      setLink(undefined)
      form.reset()
      setOutcome(isOurs ? words.done(label) : words.declined)
      if (isOurs) onApproved()
    })
  return { form, link, outcome, isPending, error: isUnknown ? undefined : error, findLink, refuse, decide }
}
