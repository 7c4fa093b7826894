import { challenges } from '@second-wind/core/content/motivation/challenges'
import { tasks } from '@second-wind/core/content/motivation/tasks'
import type { ChallengeState } from '@second-wind/core/recovery/motivation/challenge-state'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { Bar } from '../bar.tsx'
import { formatDaysLeft } from './format-days-left.ts'
import styles from '../cards.module.css'

export function ChallengeItem({ state }: { state: ChallengeState }) {
  const { challengeId, progress, target, completed, daysLeft, continueTo } = state
  const words = challenges.find(({ id }) => id === challengeId)
  if (!words) return null
  return (
    <div className={styles.item}>
      <Picture name={pictureOf(words.counts.task)} />
      <div>
        <h4>{words.title}</h4>
        <p>{words.description}</p>
        <Bar percent={(100 * progress) / target} />
        <p className={styles.quiet}>
          {completed ? 'Complete' : `${progress} of ${target}, ${formatDaysLeft(daysLeft)}`}. Reward:{' '}
          {words.reward}.
        </p>
        {continueTo && <Continue to={continueTo} title={words.title} />}
      </div>
    </div>
  )
}

const pictureOf = (taskId: string) => tasks.find(({ id }) => id === taskId)?.icon ?? 'star'

/** A challenge about today's tasks links to the task list on Home itself. */
function Continue({ to, title }: { to: NonNullable<ChallengeState['continueTo']>; title: string }) {
  const label = (
    <>
      Continue<span className={styles.spoken}>: {title}</span>
    </>
  )
  return to === paths.home ? (
    <a href="#todays-tasks" className={styles.continue}>
      {label}
    </a>
  ) : (
    <Link to={to} className={styles.continue}>
      {label}
    </Link>
  )
}
