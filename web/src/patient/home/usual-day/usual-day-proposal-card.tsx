import { usualDayFacts } from '@second-wind/core/content/profile/usual-day-facts'
import { usualDayLines, usualDayWords } from '@second-wind/core/content/profile/usual-day-words'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import { useId } from 'react'
import * as paths from '../../../paths.ts'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { useSaveUsualDay } from '../../../widgets/usual-day/use-save-usual-day.ts'
import rowStyles from '../../../ui/primitives/button-row.module.css'
import factList from '../../../ui/primitives/fact-list.module.css'
import styles from '../cards.module.css'

const words = usualDayWords.proposal

type Props = { proposed: UsualDay; onDismiss: () => void }

/** The proposed answers, before anything is stored. */
export function UsualDayProposalCard({ proposed, onDismiss }: Props) {
  const headingId = useId()
  const { notSaved, saveUsualDay } = useSaveUsualDay(() => undefined)
  return (
    <section aria-labelledby={headingId}>
      <Card className={styles.stack}>
        <h2 id={headingId}>{words.title}</h2>
        <p>{words.about}</p>
        <dl className={factList.facts}>
          {usualDayFacts(proposed).map(({ field, label, value }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{usualDayLines.notIll.text}</p>
        {notSaved && (
          <NotSavedNotice reason={notSaved} what="your usual day" again={`press ${words.use} again`} />
        )}
        <div className={`${styles.choose} ${rowStyles.row}`}>
          {/* The one filled button of Home is the companion's. */}
          <Button look="plain" onClick={() => void saveUsualDay(proposed)}>
            {words.use}
          </Button>
          <ButtonLink to={paths.usualDay} look="plain">
            {words.change}
          </ButtonLink>
        </div>
        <TextButton onClick={onDismiss}>{words.notNow}</TextButton>
      </Card>
    </section>
  )
}
