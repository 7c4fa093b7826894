import {
  microLearningWords as words,
  pointsWords,
} from '@second-wind/core/content/learning/micro-learning-words'
import type { ModuleSummary } from '@second-wind/core/content/learning/module-schema'
import { useEffect } from 'react'
import { useProfile } from '../../data/live/use-profile.ts'
import { Companion } from '../../ui/companion/companion.tsx'
import { useFocusOnArrival } from '../../ui/hooks/use-focus-on-arrival.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import styles from './module-finished.module.css'

/** `unknown`: earlier lessons could not be read, so the points may already have been given. */
export type ModuleCompletion = { module: ModuleSummary; time: 'first' | 'again' | 'unknown' }

export function ModuleFinished({ finished: { module, time } }: { finished: ModuleCompletion }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const profile = useProfile()?.profile
  useEffect(keepAtTop, [])
  return (
    <section className={styles.finished}>
      <Companion who={profile?.companionAvatar ?? 'joy'} expression="proud" />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {time === 'again' ? words.finished.again : words.finished.heading}
        </h2>
        <p className={styles.title}>{module.title}</p>
        {time === 'first' && (
          <p className={styles.points}>
            <Icon name="star" />+{pointsWords(module.points)}
          </p>
        )}
        <p>{words.finished.note[time]}</p>
      </div>
    </section>
  )
}

/** The browser restores the list's scroll position after navigating back, so this scrolls afterwards. */
function keepAtTop() {
  const frame = requestAnimationFrame(() => {
    document.documentElement.scrollTop = 0
  })
  return () => cancelAnimationFrame(frame)
}
