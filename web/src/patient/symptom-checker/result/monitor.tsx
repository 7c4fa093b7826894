import { urgentAdvice, urgentAdviceIn } from '@second-wind/core/content/help/helplines'
import { gpOnline } from '@second-wind/core/content/help/online-services'
import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import { resultLines } from '@second-wind/core/content/triage/results'
import type { Patient } from '@second-wind/core/records/patient'
import { type ReactNode, useState } from 'react'
import { captureNow } from '../../../data/local/index.ts'
import * as paths from '../../../paths.ts'
import { CareCard } from '../../../ui/clinical/care-card.tsx'
import { ActionLink } from '../../../ui/links/action-link.tsx'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { CallLink } from '../../../ui/links/call-link.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { saveDailyReminder } from '../../../ui/print/calendar-file.ts'
import { HonestNoticeDialog } from '../../../widgets/honest-notice-dialog.tsx'
import { OnlineAdvice } from './online-advice.tsx'
import { Recommendations } from './recommendations.tsx'
import { ResultEnd } from './result-end.tsx'
import { ResultNotes } from './result-notes.tsx'
import { ResultReasons } from './result-reasons.tsx'
import styles from './result-end.module.css'

type Props = {
  result: DescribedResult
  patient: Patient | undefined
  onAgain: () => void
  children: ReactNode
}

/** Somebody needs to see this person: the ways to get there first. @param children what became of the result */
export function Monitor({ result, patient, onAgain, children }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const advice = patient?.nation === undefined ? urgentAdvice : urgentAdviceIn[patient.nation]
  return (
    <>
      <CareCard level="urgent" heading={advice.title}>
        <p>{advice.detail}</p>
        {advice.calls.map(({ label, tel }) => (
          <CallLink key={tel} tel={tel} level="urgent">
            {label}
          </CallLink>
        ))}
        <OnlineAdvice nation={patient?.nation} />
        {gpOnline.links.map(({ label, url }) => (
          <ActionLink key={url} to={url}>
            {label}
          </ActionLink>
        ))}
        <p>{gpOnline.detail}</p>
        <Button look="plain" onClick={() => setIsAsking(true)}>
          Book a private online GP
        </Button>
      </CareCard>
      <ResultReasons result={result} />
      <Recommendations result={result} inhaler={patient?.inhaler} />
      <ResultNotes notes={result.notes} nation={patient?.nation} />
      {children}
      <TrackerReminder />
      <p>{resultLines.comeBackTomorrow.text}</p>
      <ResultEnd onAgain={onAgain} />
      <HonestNoticeDialog
        id={isAsking ? 'private-gp-booking' : undefined}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

/** To the tracker; and a reminder that works with the app closed, made on this phone. */
function TrackerReminder() {
  return (
    <div className={styles.stack}>
      <ButtonLink to={paths.trackerReminder} look="go">
        Set Symptom Tracker Reminder
      </ButtonLink>
      <Button look="plain" onClick={() => saveDailyReminder('09:00', captureNow())}>
        Add a daily reminder to your calendar
      </Button>
      <p>
        This saves a small file for the calendar of this phone, for 9 in the morning each day. You can change
        the time there. It says nothing about your health.
      </p>
    </div>
  )
}
