import { followUpCardWords } from '@second-wind/core/content/findings/follow-up-card-words'
import { adviceSoFar } from '@second-wind/core/content/insight/finding-cards'
import { addDays } from '@second-wind/core/platform/moment'
import { useEffect } from 'react'
import { type UnfinishedLog, useUnfinishedLog } from '../../data/live/unfinished-log.ts'
import { useNationWords } from '../../data/live/use-nation-words.ts'
import { captureAt } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { CareCard } from '../../ui/clinical/care-card.tsx'
import { plainDate } from '../../ui/format/uk-time.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { CallLink } from '../../ui/links/call-link.tsx'
import { OwnCalls } from '../own-help.tsx'
import { UnfinishedHelp } from './unfinished-help.tsx'
import { UnsavedEditNotice } from './unsaved-changes.tsx'
import { useUnfinishedAnswers } from './use-unfinished-answers.ts'
import styles from './unfinished-log-notice.module.css'

/**
 * For a person who felt worse and left the log before saving it: with the numbers to call, and the way back (HZ-02); and before
 * it a change to an entry that calls for 999.
 */
export function UnfinishedLogNotice() {
  return (
    <>
      <UnsavedEditNotice shown="for-999" />
      <LogNotice />
    </>
  )
}

function LogNotice() {
  const today = captureAt(useNow()).localDate
  const log = useUnfinishedLog(today)
  const answers = useUnfinishedAnswers(log, today)
  useReportUnfinishedCheck()
  const inNation = useNationWords()
  if (!log || !answers) return null
  const { signs, day = today, isAdviceToday = false } = answers
  const isFor999 = log === 'emergency'
  const heading = headingOf(day, today)
  return (
    <CareCard
      level={isFor999 ? 'emergency' : 'urgent'}
      heading={isFor999 ? followUpCardWords.callIfStill.text : heading}
      headingLevel={2}
    >
      <div className={styles.stack}>
        <p>
          {inNation(said[log](day < today ? 'for that day' : 'today'))} {isFor999 && `${heading}. `}
          {day < today ? 'Nobody else can see it.' : 'It is not saved, so nobody else can see it.'}
        </p>
        {signs && signs.length > 0 && (
          <p>
            Your answers so far: <strong>{signs.join('; ')}</strong>.
          </p>
        )}
        {isAdviceToday && hasOwnWords.has(log) && <p>{inNation(adviceSoFar)}</p>}
        {isFor999 ? <Call999 /> : <UnfinishedHelp />}
        {!isFor999 && <OwnCalls ids={['gp']} />}
        <ButtonLink to={paths.tracker} look={isFor999 ? 'plain' : 'go'}>
          Finish your check‑in
        </ButtonLink>
      </div>
    </CareCard>
  )
}

/** As on the card of a saved entry with such a sign (HZ-01). */
const Call999 = () => (
  <CallLink tel="999" level="emergency">
    Call 999
  </CallLink>
)

/** A check with a warning sign that the browser closed before it was stored: the sign counts from now on. */
function useReportUnfinishedCheck(): void {
  useEffect(() => {
    import('../../data/live/unfinished-check.ts')
      .then(({ reportUnfinishedDraft }) => reportUnfinishedDraft())
      .catch(() => undefined)
  }, [])
}

/** With its day, because it stands beside advice of other times. */
function headingOf(day: string, today: string): string {
  if (day >= today) return 'You have not finished your check‑in'
  return `Your check‑in ${day === addDays(today, -1) ? 'of yesterday' : `for ${plainDate(day)}`} is not saved`
}

/** What is said of them is not yet the advice. */
const hasOwnWords: ReadonlySet<UnfinishedLog> = new Set(['worse', 'much-worse'])

const said: Record<UnfinishedLog, (when: string) => string> = {
  emergency: () => 'Your answers could mean an emergency.',
  'much-worse': (when) => `You chose “Much worse” ${when}.`,
  worse: (when) => `You chose “Worse than usual” ${when}.`,
  urgent: () => adviceSoFar,
}
