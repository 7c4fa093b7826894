import { Button } from '@mantine/core'
import { lockWords, lockoutWords } from '@second-wind/core/content/lock-words'
import { useEffect, useRef } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PinField } from '../../ui/form/pin-field.tsx'
import type { Unlock } from './use-unlock.ts'
import styles from './unlock-form.module.css'

/** The PIN field, or the wait until the next attempt. */
export function UnlockForm({ form, waitMs, hasWaited, isUnreadable, submit }: Unlock) {
  const field = useRef<HTMLInputElement>(null)
  // The field is within the first screenful, so the page keeps its scroll position.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  if (isUnreadable) {
    return (
      <Notice tone="warning">
        <p role="alert">{lockWords.unreadable}</p>
      </Notice>
    )
  }
  const isWaiting = waitMs > 0
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        field.current?.focus()
        submit(event)
      }}
    >
      <PinField ref={field} label={lockWords.pin} {...form.getInputProps('pin')} />
      {isWaiting && (
        <p role="timer" className={styles.wait}>
          {lockoutWords(waitMs)}
        </p>
      )}
      <p role="status" className={styles.status}>
        {hasWaited && lockWords.mayTryAgain}
      </p>
      <Button
        type="submit"
        color="green"
        aria-disabled={isWaiting}
        {...(isWaiting && { 'data-disabled': true })}
      >
        {form.submitting ? lockWords.checking : lockWords.unlock}
      </Button>
    </form>
  )
}
