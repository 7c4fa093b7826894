import { adviceSoFar } from '@second-wind/core/content/insight/finding-cards'
import { useNationWords } from '../../data/live/use-nation-words.ts'
import * as paths from '../../paths.ts'
import { CareCard } from '../../ui/clinical/care-card.tsx'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { OwnCalls } from '../own-help.tsx'
import { UnfinishedHelp } from './unfinished-help.tsx'
import { useUnfinishedCheck } from './use-unfinished-check.ts'
import styles from './unfinished-log-notice.module.css'

/** For a person who left a symptom check of today half-way: what it says so far, and the way back (HZ-01, HZ-02). */
export function UnfinishedCheckNotice() {
  const check = useUnfinishedCheck()
  const inNation = useNationWords()
  if (!check) return null
  const back = (
    <ButtonLink to={paths.symptomChecker} look="plain">
      Finish your symptom check
    </ButtonLink>
  )
  if (check === 'begun')
    return (
      <Card className={styles.stack}>
        <h2>{heading}</h2>
        <p>We have kept your answers on this phone for today. Nobody else can see them.</p>
        {back}
      </Card>
    )
  return (
    <CareCard level="urgent" heading={heading} headingLevel={2}>
      <div className={styles.stack}>
        <p>{inNation(adviceSoFar)} The check is not finished, so nobody else can see it.</p>
        <UnfinishedHelp />
        <OwnCalls ids={['gp']} />
        {back}
      </div>
    </CareCard>
  )
}

const heading = 'You have not finished your symptom check'
