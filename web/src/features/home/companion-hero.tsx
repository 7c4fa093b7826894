import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Companion } from '../../ui/companion/companion.tsx'
import { SyncLine } from '../../pwa/sync-line.tsx'
import { companionLine } from './companion-line.ts'
import styles from './companion-hero.module.css'
import { useCheckIns } from './use-check-ins.ts'
import { WeekDots } from './week-dots.tsx'

/** The companion, the week, and the two things that most people come for. */
export function CompanionHero() {
  const { who, mood, week, summary } = useCheckIns()
  return (
    <Card className={styles.hero}>
      <div className={styles.hello}>
        <Companion who={who} expression={expressionOf[mood]} />
        <div className={styles.words}>
          <h2>{companionLine(who, mood)}</h2>
          <p className={styles.summary}>{summary}</p>
        </div>
      </div>
      <WeekDots days={week} />
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

const expressionOf = { hello: 'hello', done: 'proud', missed: 'resting', concerned: 'concerned' } as const
