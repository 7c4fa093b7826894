import { Button, Checkbox, Stack } from '@mantine/core'
import type { Category } from '@second-wind/core/content/library/category-schema'
import * as paths from '../../paths.ts'
import { StopRule } from '../../ui/clinical/stop-rule.tsx'
import { ReviewedDetails } from '../../ui/content/reviewed-details.tsx'
import { PrecautionsNotice } from '../../ui/feedback/precautions-notice.tsx'
import { useRequiredTick } from '../../ui/form/use-required-tick.tsx'
import { useFocusOnArrival } from '../../ui/hooks/use-focus-on-arrival.ts'
import { BackLink } from '../../ui/links/back-link.tsx'
import { Badge } from '../../ui/primitives/badge.tsx'
import { StepDrawing } from './drawings/step-drawing.tsx'
import type { LibraryActivity } from './library-activity.ts'
import { levelHeadingId } from './use-library-location.ts'
import styles from './activity-view.module.css'

type Props = { category: Category; activity: LibraryActivity; hasLeft: boolean; onStart: () => void }

/** @param hasLeft the person has returned from the steps, so the heading takes the focus */
export function ActivityView({ category, activity, hasLeft, onStart }: Props) {
  const { title, description, durationLabel, steps, cautions = [] } = activity
  const { warnings, gate } = category
  const heading = useFocusOnArrival<HTMLHeadingElement>(hasLeft)
  const mustConfirm = gate?.mustConfirm
  const tick = useRequiredTick(mustConfirm && missing)

  return (
    <>
      <Stack gap="xs" align="flex-start">
        <BackLink to={paths.libraryCategory(category.id)}>{category.title}</BackLink>
        <h2 ref={heading} id={levelHeadingId} tabIndex={-1}>
          {title}
        </h2>
        <Badge icon="clock">{durationLabel}</Badge>
        <p>{description}</p>
      </Stack>
      <PrecautionsNotice
        lines={[...warnings, ...(gate?.text ?? []), ...cautions]}
        notIfYou={gate?.notIfYou}
      />
      <StopRule />
      <form onSubmit={tick.submit(onStart)} className={styles.start} noValidate>
        {mustConfirm && <Checkbox {...tick.checkbox} label={mustConfirm} />}
        <Button type="submit" color="green">
          Start Activity
        </Button>
      </form>
      <section>
        <h3>Steps</h3>
        <ol className={styles.steps}>
          {steps.map(({ text, drawing }, index) => (
            // Two steps may have the same text.
            <li key={`${index} ${text}`}>
              {text}
              {drawing && <StepDrawing name={drawing} />}
            </li>
          ))}
        </ol>
      </section>
      <ReviewedDetails review={activity} />
    </>
  )
}

const missing = 'Tick this box if it is true. If it is not, do not do this activity.'
