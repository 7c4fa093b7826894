import { breathing } from '@second-wind/core/content/library/breathing'
import { breathingPacer } from '@second-wind/core/content/library/pacer'
import type { PaceId } from '@second-wind/core/content/library/pacer-schema'
import { Link } from 'react-router-dom'
import { ReviewedDetails } from '../../../ui/content/reviewed-details.tsx'
import { StopRule } from '../../../ui/clinical/stop-rule.tsx'
import { PrecautionsNotice } from '../../../ui/feedback/precautions-notice.tsx'
import styles from '../tab.module.css'
import { ExerciseCard } from './exercise-card.tsx'
import exercises from './exercises.module.css'
import { formatExerciseLength } from './format-exercise-length.ts'
import { PaceChoice } from './pace-choice.tsx'
import { useBreathingSession } from './use-breathing-session.ts'

type Props = { pace: PaceId; onPace: (pace: PaceId) => void }

/** Guided exercises at a pace that the person chooses. While one runs the others wait. */
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
        More in the <Link to="/library?category=breathing">library: {breathing.title}</Link>.
      </p>
      <ReviewedDetails review={breathingPacer} />
    </div>
  )
}
