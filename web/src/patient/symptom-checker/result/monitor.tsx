import { Stack } from '@mantine/core'
import { urgentAdvice, urgentAdviceIn } from '@second-wind/core/content/help/helplines'
import { gpOnlineIn } from '@second-wind/core/content/help/online-services'
import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import { resultLines } from '@second-wind/core/content/triage/results'
import type { Patient } from '@second-wind/core/records/patient'
import { type ReactNode, useState } from 'react'
import { captureNow } from '../../../data/local/index.ts'
import * as paths from '../../../paths.ts'
import { Disclosure } from '../../../ui/feedback/disclosure.tsx'
import { ActionLink } from '../../../ui/links/action-link.tsx'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { CallLink } from '../../../ui/links/call-link.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { saveDailyReminder } from '../../../ui/print/calendar-file.ts'
import { HonestNoticeDialog } from '../../../widgets/honest-notice-dialog.tsx'
import { OwnCalls } from '../../../widgets/own-help.tsx'
import { OnlineAdvice } from './online-advice.tsx'
import { Recommendations } from './recommendations.tsx'
import { ResultEnd } from './result-end.tsx'
import { ResultNotes } from './result-notes.tsx'
import { ResultReasons } from './result-reasons.tsx'

type Props = {
  result: DescribedResult
  patient: Patient | undefined
  onAgain: () => void
  children: ReactNode
}

/** How to get advice today, in the banner of the result. */
export function AdviceCalls({ patient }: { patient: Patient | undefined }) {
  const advice = patient?.nation === undefined ? urgentAdvice : urgentAdviceIn[patient.nation]
  const gp = gpOnlineIn(patient?.nation)
  return (
    <>
      {advice.calls.map(({ label, tel }) => (
        <CallLink key={tel} tel={tel} level="urgent" isMain>
          {label}
        </CallLink>
      ))}
      <OwnCalls />
      <OnlineAdvice nation={patient?.nation} />
      {gp.links.map(({ label, url }) => (
        <ActionLink key={url} to={url}>
          {label}
        </ActionLink>
      ))}
    </>
  )
}

/**
 * The person needs medical advice: how to get it is in the banner above, a private booking last.
 *
 * @param children the save state of the result
 */
export function Monitor({ result, patient, onAgain, children }: Props) {
  const [isNoticeOpen, setIsNoticeOpen] = useState(false)
  const advice = patient?.nation === undefined ? urgentAdvice : urgentAdviceIn[patient.nation]
  const gp = gpOnlineIn(patient?.nation)
  return (
    <>
      <ResultReasons result={result} />
      <Recommendations result={result} />
      <ResultNotes notes={result.notes} />
      {/* Without a number in the banner, this says whom to call. */}
      {advice.calls.length === 0 && <p>{advice.detail}</p>}
      {children}
      <p>{resultLines.comeBackTomorrow.text}</p>
      <Disclosure summary="Reminders and booking">
        {advice.calls.length > 0 && <p>{advice.detail}</p>}
        <p>{gp.detail}</p>
        <ButtonLink to={paths.trackerReminder} look="plain">
          Set Symptom Tracker Reminder
        </ButtonLink>
        <CalendarReminder />
        <Button look="plain" onClick={() => setIsNoticeOpen(true)}>
          Book a private online GP
        </Button>
      </Disclosure>
      <ResultEnd onAgain={onAgain} />
      <HonestNoticeDialog
        id={isNoticeOpen ? 'private-gp-booking' : undefined}
        onClose={() => setIsNoticeOpen(false)}
      />
    </>
  )
}

/** A reminder created on this phone that works while the app is closed. */
function CalendarReminder() {
  return (
    <Stack gap="xs">
      <Button look="plain" onClick={() => saveDailyReminder('09:00', captureNow())}>
        Add a daily reminder to your calendar
      </Button>
      <p>
        This saves a small file for your phone's calendar, with a reminder at 09:00 each day. You can change
        the time there. It does not mention your health.
      </p>
    </Stack>
  )
}
