import '@mantine/core/styles/Input.layer.css'
import { Button, Checkbox, Group, Textarea } from '@mantine/core'
import { type ListedAlert, maxReasonLength } from '@second-wind/core/care/contract/alerts'
import type { CallNote } from '@second-wind/core/care/contract/call-notes'
import { type FormEvent, type Ref, useRef, useState } from 'react'
import { useSignedInClinician } from '../../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { type Resolution, resolveAlert } from '../../../data/server/clinician/alert-actions.ts'
import { ErrorText, fieldError } from '../../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { useAlerts, useRefreshLists } from '../../dashboard/use-lists.ts'
import { dayAndTime } from '../../entry-times.ts'
import {
  alertActionErrorMessage,
  alertErrorWords,
  describeSeverities,
  hasAlertChanged,
} from '../alert-words.ts'
import { CallNoteChoice, isJustNoted } from './call-note-choice.tsx'
import { OtherAlertList } from './other-alert-list.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import { toResolution, useReasonForm } from './resolve-reason.ts'
import {
  type AlsoDone,
  otherReason,
  reasonsFor,
  resolveReasons,
  resolveWords,
  spokeReason,
} from './resolve-words.ts'
import styles from './resolve-dialog.module.css'

type Props = {
  alert: ListedAlert
  /** The other open alerts of its patient. */
  others: readonly ListedAlert[]
  /** The clinician wants to resolve them all. */
  isAll: boolean
  /** With the patient; undefined without one, or where the patients have not been read. */
  lastCall?: CallNote | undefined
  /** Epoch milliseconds by the server's clock. */
  now: number
  onResolved: (alert: ListedAlert, also: AlsoDone) => void
  onClose: () => void
}

/** An alert counts as resolved only when the server has replied. */
export function ResolveForm({ alert, others, isAll, lastCall, now, onResolved, onClose }: Props) {
  const [withOthers, setWithOthers] = useState(isAll)
  const chosenOthers = withOthers ? others : []
  const offered = reasonsFor([alert, ...chosenOthers])
  const notedCall = lastCall && isJustNoted(lastCall, now) ? lastCall : undefined
  const { form, forgetDraft } = useReasonForm(alert.id, { offered, notesCall: !notedCall })
  const { resolve, isPending, isOutdated, resolvedBefore, sentReason, error } = useResolve(alert)
  const detailsField = useRef<HTMLTextAreaElement>(null)
  const firstReason = useRef<HTMLInputElement>(null)
  const finish: Props['onResolved'] = (...resolved) => {
    forgetDraft()
    onResolved(...resolved)
  }
  const cancel = () => {
    forgetDraft()
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) =>
    form.onSubmit(
      (reason) => void resolve(toResolution(reason), chosenOthers, finish),
      (errors) => (errors['chosen'] ? firstReason : detailsField).current?.focus(),
    )(event)

  return (
    <form className={styles.form} onSubmit={submit}>
      <ReasonFields
        form={form}
        offered={offered}
        isAll={isAll}
        notedCall={notedCall}
        now={now}
        firstReason={firstReason}
        detailsField={detailsField}
      />
      {!isAll && <OtherAlerts alerts={others} now={now} isChosen={withOthers} onChoose={setWithOthers} />}
      <ErrorText>
        {resolvedBefore
          ? describeResolution(resolvedBefore, toResolution(form.values), sentReason, now)
          : error}
      </ErrorText>
      <Group className={styles.buttons}>
        {!isOutdated && !resolvedBefore && (
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Resolving...' : resolveLabel(chosenOthers.length)}
          </Button>
        )}
        <Button variant="outline" onClick={cancel}>
          {resolvedBefore ? resolveWords.close : isAll ? resolveWords.noForAll : resolveWords.no}
        </Button>
      </Group>
    </form>
  )
}

type ReasonFieldsProps = {
  form: ReturnType<typeof useReasonForm>['form']
  offered: readonly string[]
  isAll: boolean
  notedCall: CallNote | undefined
  now: number
  firstReason: Ref<HTMLInputElement>
  detailsField: Ref<HTMLTextAreaElement>
}

function ReasonFields({
  form,
  offered,
  isAll,
  notedCall,
  now,
  firstReason,
  detailsField,
}: ReasonFieldsProps) {
  const { chosen } = form.values
  const choose = (reason: string) => {
    form.setFieldValue('chosen', reason)
    form.clearErrors()
  }
  return (
    <>
      <ReasonChoice
        legend={isAll ? resolveWords.legendAll : resolveWords.legend}
        offered={offered}
        chosen={chosen}
        firstRef={firstReason}
        error={form.errors['chosen']}
        onChoose={choose}
      >
        {chosen === spokeReason && (
          <CallNoteChoice
            noted={notedCall}
            now={now}
            {...form.getInputProps('notesCall', { type: 'checkbox' })}
          />
        )}
      </ReasonChoice>
      <Textarea
        ref={detailsField}
        label={chosen === otherReason ? resolveWords.detailsNeeded : `${resolveWords.details} (optional)`}
        rows={2}
        maxLength={maxReasonLength - longestReason - 2}
        {...form.getInputProps('details')}
        error={fieldError(form.errors['details'])}
      />
    </>
  )
}

function useResolve(alert: ListedAlert) {
  const { clinicianId } = useSignedInClinician()
  const refreshLists = useRefreshLists()
  /** The alert has changed since it was shown here: it must be read again first. */
  const [isOutdated, setIsOutdated] = useState(false)
  /** Its reply may be lost: then the alert is resolved with it. */
  const [sentReason, setSentReason] = useState<string>()
  const { attempt, isPending, error } = useAsyncAction((failure) => {
    if (hasAlertChanged(failure)) {
      setIsOutdated(true)
      refreshLists()
    }
    return alertActionErrorMessage(failure, alertErrorWords.stillOpen)
  })
  const resolve = (resolution: Resolution, others: readonly ListedAlert[], onResolved: Props['onResolved']) =>
    attempt(async () => {
      setSentReason(resolution.reason)
      const resolved = await resolveAlert(alert, clinicianId, resolution)
      // One that has changed meanwhile stays open, and does not keep the others open.
      const replies = await Promise.allSettled(
        others.map((other) => resolveAlert(other, clinicianId, resolution)),
      )
      const closed = replies.flatMap((reply) => (reply.status === 'fulfilled' ? reply.value : []))
      onResolved(resolved, {
        resolved: closed,
        left: others.length - closed.length,
        isCallNoted: resolution.callNoteId !== undefined,
      })
    })
  const resolvedBefore = useAlerts().last?.data.alerts.find(
    ({ id, isResolved }) => id === alert.id && isResolved,
  )
  return { resolve, isPending, isOutdated, resolvedBefore, sentReason, error }
}

/**
 * Somebody else was faster: what is entered here must not look as if it were kept. The reason that was sent from here and
 * is on the alert may be this clinician's own.
 */
function describeResolution(
  { resolvedBy, resolvedAt, resolvedReason }: ListedAlert,
  { callNoteId }: Resolution,
  sentReason: string | undefined,
  now: number,
): string {
  return resolveWords.resolvedBefore(
    resolvedBy ?? resolveWords.byUnknown,
    resolvedAt === null ? resolveWords.timeUnknown : dayAndTime(resolvedAt, now),
    resolvedReason === null ? resolveWords.noReason : `Reason: ${resolvedReason}`,
    { isReasonOther: resolvedReason !== sentReason, isCallEntered: callNoteId !== undefined },
  )
}

const resolveLabel = (otherCount: number): string =>
  otherCount === 0 ? resolveWords.yes : resolveWords.yesAll(otherCount + 1)

type OtherAlertsProps = {
  alerts: readonly ListedAlert[]
  now: number
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One bad morning can raise several alerts. What would be resolved is shown first. */
function OtherAlerts({ alerts, now, isChosen, onChoose }: OtherAlertsProps) {
  if (alerts.length === 0) return null
  return (
    <>
      <Checkbox
        label={resolveWords.others(alerts.length, describeSeverities(alerts))}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      {isChosen && <OtherAlertList alerts={alerts} now={now} />}
    </>
  )
}

const longestReason = Math.max(...resolveReasons.map((reason) => reason.length))
