import { Button } from '@mantine/core'
import type { Category } from '@second-wind/core/content/library/category-schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as paths from '../../paths.ts'
import { StopRule } from '../../ui/clinical/stop-rule.tsx'
import { ReviewedDetails } from '../../ui/content/reviewed-details.tsx'
import { PrecautionsNotice } from '../../ui/feedback/precautions-notice.tsx'
import { useFocusOnArrival } from '../../ui/hooks/use-focus-on-arrival.ts'
import { BackLink } from '../../ui/links/back-link.tsx'
import { Badge } from '../../ui/primitives/badge.tsx'
import { TickBox } from '../../ui/primitives/tick-box.tsx'
import type { LibraryActivity } from './library-activity.ts'
import { levelHeadingId } from './use-library-location.ts'
import styles from './activity-view.module.css'

type Props = { category: Category; activity: LibraryActivity; hasLeft: boolean; onStart: () => void }

/** @param hasLeft the person has returned from the steps, so the heading takes the focus */
export function ActivityView({ category, activity, hasLeft, onStart }: Props) {
  const { title, description, durationLabel, steps, cautions = [] } = activity
  const { warnings, gate } = category
  const heading = useFocusOnArrival<HTMLHeadingElement>(hasLeft)
  const [isConfirmed, setConfirmed] = useState(false)
  const [isAsked, setAsked] = useState(false)

  const start = (event: FormEvent) => {
    event.preventDefault()
    if (gate?.mustConfirm === undefined || isConfirmed) onStart()
    else setAsked(true)
  }

  return (
    <>
      <div className={styles.head}>
        <BackLink to={paths.libraryCategory(category.id)}>{category.title}</BackLink>
        <h2 ref={heading} id={levelHeadingId} tabIndex={-1}>
          {title}
        </h2>
        <Badge icon="clock">{durationLabel}</Badge>
        <p>{description}</p>
      </div>
      <PrecautionsNotice lines={[...warnings, ...(gate?.text ?? []), ...cautions]} />
      <StopRule />
      <form onSubmit={start} className={styles.start} noValidate>
        {gate?.mustConfirm !== undefined && (
          <RequiredConfirmation
            label={gate.mustConfirm}
            isConfirmed={isConfirmed}
            isMissing={isAsked && !isConfirmed}
            onChange={setConfirmed}
          />
        )}
        <Button type="submit" color="green">
          Start Activity
        </Button>
      </form>
      <section>
        <h3>Steps</h3>
        <ol className={styles.steps}>
          {steps.map(({ text }, index) => (
            // Two steps may have the same text.
            <li key={`${index} ${text}`}>{text}</li>
          ))}
        </ol>
      </section>
      <ReviewedDetails review={activity} />
    </>
  )
}

const missing = 'Tick this box if it is true. If it is not, do not do this activity.'

type RequiredConfirmationProps = {
  label: string
  isConfirmed: boolean
  isMissing: boolean
  onChange: (isConfirmed: boolean) => void
}

/** A statement that the person must confirm before the activity starts. */
function RequiredConfirmation({ label, isConfirmed, isMissing, onChange }: RequiredConfirmationProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isMissing) box.current?.focus()
  }, [isMissing])
  return (
    <div className={styles.confirm} data-missing={isMissing || undefined}>
      <TickBox ref={box} isTicked={isConfirmed} onTick={onChange} error={isMissing ? missing : undefined}>
        {label}
      </TickBox>
    </div>
  )
}
