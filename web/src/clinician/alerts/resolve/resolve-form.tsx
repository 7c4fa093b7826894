import '@mantine/core/styles/Input.layer.css'
import { Button, Textarea } from '@mantine/core'
import { type ListedAlert, maxReasonLength } from '@second-wind/core/care/contract/alerts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { joinReason, missingReason } from './resolve-reason.ts'
import { otherReason, resolveReasons, resolveWords } from './resolve-words.ts'
import { useReasonDraft } from './use-reason-draft.ts'
import { useResolveAlert } from './use-resolve-alert.ts'
import styles from './resolve-dialog.module.css'

type Props = {
  alert: ListedAlert
  onResolved: (answer: ListedAlert) => void
  onChangedMeanwhile: () => void
  onClose: () => void
}

export function ResolveForm({ alert, onResolved, onChangedMeanwhile, onClose }: Props) {
  const { reason, write, forget } = useReasonDraft(alert.id)
  const { chosen, details } = reason
  const [missing, setMissing] = useState<string>()
  const { resolve, isUnderway, trouble, isOutdated } = useResolveAlert(alert, {
    onResolved: (answer) => {
      forget()
      onResolved(answer)
    },
    onChangedMeanwhile,
  })
  const detailsField = useRef<HTMLTextAreaElement>(null)
  const firstReason = useRef<HTMLInputElement>(null)
  const missingId = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lack = missingReason(chosen, details)
    setMissing(lack)
    if (chosen === undefined) firstReason.current?.focus()
    else if (lack !== undefined) detailsField.current?.focus()
    else void resolve(joinReason(chosen, details))
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.reasons} aria-describedby={missing && missingId}>
        <legend>{resolveWords.legend}</legend>
        {resolveReasons.map((choice, n) => (
          <label key={choice}>
            <input
              ref={n === 0 ? firstReason : undefined}
              type="radio"
              name="reason"
              checked={chosen === choice}
              onChange={() => {
                write({ chosen: choice })
                setMissing(undefined)
              }}
            />
            {choice}
          </label>
        ))}
      </fieldset>
      <Textarea
        ref={detailsField}
        label={chosen === otherReason ? resolveWords.detailsNeeded : `${resolveWords.details} (optional)`}
        rows={2}
        maxLength={maxReasonLength - longestReason - 2}
        value={details}
        onChange={({ currentTarget: { value } }) => write({ details: value })}
      />
      {missing && (
        <p id={missingId} role="alert" className={styles.trouble}>
          {missing}
        </p>
      )}
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <div className={styles.actions}>
        {!isOutdated && (
          <Button type="submit" color="green" aria-disabled={isUnderway}>
            {isUnderway ? 'Resolving...' : resolveWords.yes}
          </Button>
        )}
        <Button
          variant="outline"
          onClick={() => {
            forget()
            onClose()
          }}
        >
          {resolveWords.no}
        </Button>
      </div>
    </form>
  )
}

const longestReason = Math.max(...resolveReasons.map((reason) => reason.length))
