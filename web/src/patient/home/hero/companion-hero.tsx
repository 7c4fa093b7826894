import { has111 } from '@second-wind/core/content/help/northern-ireland'
import { companionLines, highInNorthernIreland } from '@second-wind/core/content/motivation/companion-lines'
import { Suspense, type ComponentType } from 'react'
import { SyncLine } from '../../../widgets/sync-line.tsx'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { Companion } from '../../../ui/companion/companion.tsx'
import styles from './companion-hero.module.css'
import { useHero } from './use-hero.ts'
import { WeekDots } from './week-dots.tsx'
import { weekUpTo } from './week.ts'

export type WeekWordsProps = { entries: readonly { localDate: string }[]; today: string }
type Props = { WeekWords: ComponentType<WeekWordsProps> }

/** The companion, the week, and the two things that most people come for. No cheer beside a bad sign (HZ-02). */
export function CompanionHero({ WeekWords }: Props) {
  const { who, nation, mood, entries, today, isUnreadable } = useHero()
  const week = weekUpTo(today, new Set(entries.map((entry) => entry.localDate)))
  return (
    <Card className={styles.hero}>
      <div className={styles.hello}>
        <Companion who={who} expression={expressionOf[mood]} />
        <div className={styles.words}>
          <h2>{mood === 'high' && !has111(nation) ? highInNorthernIreland : companionLines[who][mood]}</h2>
          {isUnreadable && <p>Your entries cannot be read right now. Close the app and open it again.</p>}
        </div>
      </div>
      <div className={styles.week}>
        <WeekDots days={week} />
        {mood !== 'high' && !isUnreadable && (
          <Suspense fallback={<div className={styles.goal} />}>
            <WeekWords entries={entries} today={today} />
          </Suspense>
        )}
      </div>
      <div className={styles.actions}>
        <ButtonLink to="/tracking" look="go">
          Log Symptoms
        </ButtonLink>
        <ButtonLink to="/symptom-checker" look="plain">
          Quick Check
        </ButtonLink>
      </div>
      <SyncLine />
    </Card>
  )
}

const expressionOf = {
  hello: 'hello',
  low: 'hello',
  medium: 'calm',
  high: 'concerned',
  missed: 'resting',
  done: 'proud',
} as const
