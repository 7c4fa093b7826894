import { badges, type BadgeId } from '@second-wind/core/content/motivation/badges'
import type { BadgeState } from '@second-wind/core/recovery/motivation/badge-state'
import { Picture } from '../../../ui/primitives/picture.tsx'
import styles from '../cards.module.css'

export function BadgeList({ states }: { states: readonly BadgeState[] }) {
  return (
    <ul className={styles.items}>
      {states.map((state) => (
        <li key={state.badgeId}>
          <Badge state={state} />
        </li>
      ))}
    </ul>
  )
}

function Badge({ state: { badgeId, earnedOn, isRecent, progress, target } }: { state: BadgeState }) {
  const words = badges.find(({ id }) => id === badgeId)
  return (
    <div className={styles.item} data-open={earnedOn === undefined || undefined}>
      <Picture name={pictures[badgeId]} />
      <div>
        <h4>
          {words?.name} {isRecent && <span className={styles.tag}>New today</span>}
        </h4>
        <p className={styles.quiet}>
          {earnedOn === undefined && `${progress} of ${target} so far. Goal: `}
          {words?.description}
        </p>
      </div>
    </div>
  )
}

const pictures: Record<BadgeId, string> = {
  'first-week': 'seedling',
  'breathing-master': 'wind',
  'hydration-hero': 'droplet',
  'consistency-champion': 'pill',
  'mindful-warrior': 'flower',
  'recovery-rockstar': 'star',
}
