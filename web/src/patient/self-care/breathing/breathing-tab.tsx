import { breathing } from '@second-wind/core/content/library/breathing'
import { breathingPacer } from '@second-wind/core/content/library/pacer'
import type { GuidedExercise, PaceId } from '@second-wind/core/content/library/pacer-schema'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { StopRule } from '../../../ui/clinical/stop-rule.tsx'
import { ReviewedDetails } from '../../../ui/content/reviewed-details.tsx'
import { PrecautionsNotice } from '../../../ui/feedback/precautions-notice.tsx'
import { sessionPace } from './breathing-session.ts'
import { ExerciseCard } from './exercise-card.tsx'
import { useBreathingSession } from './use-breathing-session.ts'
import styles from '../tab.module.css'
import exercises from './exercises.module.css'
import paceChoiceStyles from './pace-choice.module.css'

type Props = { pace: PaceId; onPace: (pace: PaceId) => void }

/** Guided exercises at a pace that the person chooses. While one runs, the others cannot be started. */
export function BreathingTab({ pace, onPace }: Props) {
  const guided = useBreathingSession()
  return (
    <div className={styles.tab}>
      <h2>{breathingPacer.title}</h2>
      <PrecautionsNotice lines={breathing.warnings} />
      {!guided.session && <StopRule />}
      <p>{breathingPacer.intro}</p>
      <PaceChoice pace={pace} onPace={onPace} isDisabled={guided.session !== undefined} />
      <ul className={exercises.list} aria-label="Guided exercises">
        {breathingPacer.exercises.map((exercise) => (
          <li key={exercise.id}>
            <ExerciseCard
              exercise={exercise}
              length={formatExerciseLength(exercise, pace)}
              guided={guided}
              onStart={() => guided.start(exercise, pace)}
            />
          </li>
        ))}
      </ul>
      <p>
        More in the <Link to={paths.libraryCategory('breathing')}>library: {breathing.title}</Link>.
      </p>
      <ReviewedDetails review={breathingPacer} />
    </div>
  )
}

/** "15 breaths, about 2 minutes"; no length at the person's own pace. */
function formatExerciseLength(exercise: GuidedExercise, paceId: PaceId): string {
  const pace = sessionPace({ exercise, paceId })
  if (!pace) return 'As long as you like'
  const minutes = Math.round((pace.breaths * (pace.inSeconds + pace.outSeconds)) / 60)
  return `${pace.breaths} breaths, about ${minutes} minutes`
}

type PaceChoiceProps = { pace: PaceId; onPace: (pace: PaceId) => void; isDisabled: boolean }

/** 4 in and 4 out, a longer breath out, or the person's own pace (C19). */
function PaceChoice({ pace, onPace, isDisabled }: PaceChoiceProps) {
  const name = useId()
  return (
    <fieldset className={paceChoiceStyles.paces} disabled={isDisabled}>
      <legend>Pace</legend>
      {breathingPacer.paces.map(({ id, label, hint }) => (
        <label key={id} className={paceChoiceStyles.pace}>
          <input type="radio" name={name} checked={id === pace} onChange={() => onPace(id)} />
          <span>
            {label}
            <span className={paceChoiceStyles.hint}>{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
