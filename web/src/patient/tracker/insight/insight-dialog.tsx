import { Button } from '@mantine/core'
import { describeFinding } from '@second-wind/core/content/findings/finding-words'
import { insightDisclaimer, notAdvice } from '@second-wind/core/content/insight/disclaimer'
import { figureSentence } from '@second-wind/core/content/insight/figure-sentence'
import { insightMessageFor } from '@second-wind/core/content/insight/insight-messages'
import { tomorrowTips } from '@second-wind/core/content/insight/tomorrow-tip-words'
import { asksForAdviceToday, withoutNamedSigns } from '@second-wind/core/findings/finding'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { Insight } from '@second-wind/core/recovery/insight'
import { insightDialogKind, type InsightDialogKind } from '@second-wind/core/recovery/insight-dialog-kind'
import { memo, useSyncExternalStore } from 'react'
import { useRecordStates } from '../../../data/live/use-record-states.ts'
import { ExampleFigure } from '../../../ui/content/example-figure.tsx'
import { Dialog, DialogTitle } from '../../../ui/feedback/dialog.tsx'
import { isToastVisible, watchToasts } from '../../../ui/feedback/toast.ts'
import { FollowUpCard } from '../../../widgets/follow-up-card.tsx'
import { RecoveryMeaning } from '../../../widgets/recovery-meaning.tsx'
import { UnseenWarning } from '../../../widgets/sync/unseen-warning.tsx'
import { EntryStateLine } from '../history/entry-state-line.tsx'
import type { LoggedSymptoms } from '../log/assess-logged-symptoms.ts'
import { NotMonitoredNote } from '../not-monitored.tsx'
import { FindingsAndHelp } from './findings-and-help.tsx'
import { InsightHelp } from './insight-help.tsx'
import { InsightMessage } from './insight-message.tsx'
import { ReadFirst } from './read-first.tsx'
import { SetUsualDay } from './set-usual-day.tsx'
import { WarningOfEntry } from './warning-of-entry.tsx'
import styles from './insight-dialog.module.css'

type Props = {
  logged: LoggedSymptoms | undefined
  isOpen: boolean
  onClose: () => void
  onViewProgress: () => void
}

/**
 * The message after logging. Its frame is rendered in advance, so that it opens at once. It leaves the bottom bars free, so
 * that 999 and 111 stay in reach at any size of text.
 */
export function InsightDialog({ logged, isOpen, onClose, onViewProgress }: Props) {
  const shown = logged?.insight && {
    kind: insightDialogKind(logged.insight, logged.findings, logged.earlier),
    logged,
    insight: logged.insight,
  }
  const isEmergency = shown?.kind === 'emergency' || shown?.kind === 'earlier-emergency'
  const hasToast = useSyncExternalStore(watchToasts, isToastVisible)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      returnFocus={false}
      isReady
      beside={hasToast && !isEmergency ? 'bars-and-toast' : 'bars'}
    >
      {shown?.kind === 'emergency' && (
        <EmergencyOnly entry={shown.logged.entry} findings={shown.logged.findings} onClose={onClose} />
      )}
      {shown?.kind === 'earlier-emergency' && <EarlierEmergency logged={shown.logged} onClose={onClose} />}
      {shown && !isEmergency && (
        <>
          {shown.kind === 'advice-today' ? (
            // The first heading to be seen is that of the advice.
            <div className={styles.spoken}>
              <DialogTitle>Advice about your entry</DialogTitle>
            </div>
          ) : (
            <DialogTitle>Recovery Insight</DialogTitle>
          )}
          {shown.kind === 'message' && <SavedLine entry={shown.logged.entry} />}
          <WhatItMeans {...shown} onClose={onClose} />
          <SetUsualDay key={shown.logged.entry.id} logged={shown.logged} />
          <div className={shown.kind === 'message' ? styles.foot : styles.actions}>
            {/* Beside advice, what to do is the filled button. */}
            <Button
              {...(shown.kind === 'message' ? { color: 'green' } : { variant: 'outline' })}
              onClick={onViewProgress}
            >
              View Progress
            </Button>
            <Button variant="outline" onClick={onClose}>
              Close
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

type EntryProps = Pick<LoggedSymptoms, 'entry' | 'findings'> & { onClose: () => void }

/**
 * One message: the signs and the call, and below it what else was logged. No praise, tip, figure or other way on
 * (hazards C4, C5).
 */
function EmergencyOnly({ entry, findings, onClose }: EntryProps) {
  const others = withoutNamedSigns(findings).filter(({ level }) => level !== 'emergency')
  return (
    <>
      <DialogTitle>Warning sign in your entry</DialogTitle>
      <ReadFirst>
        <FindingsAndHelp isToday report={entry} findings={findings} onLeave={onClose} />
        <UnseenWarning source={{ kind: 'symptoms', id: entry.id }} />
      </ReadFirst>
      {others.length > 0 && (
        <section>
          <p>Also logged:</p>
          <ul className={styles.others}>
            {others.map((finding) => (
              <li key={finding.id}>{describeFinding(finding, entry, true)}</li>
            ))}
          </ul>
        </section>
      )}
      <SavedLine entry={entry} />
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </>
  )
}

/**
 * A milder entry after a red flag of the last 48 hours: the question about it, or the call to 999. Same-day advice for
 * this entry is next to the question, and before it after the reply "I am better" (hazards HZ-02, C5).
 */
function EarlierEmergency({ logged, onClose }: { logged: LoggedSymptoms; onClose: () => void }) {
  const { entry, findings, earlier } = logged
  const hasRepliedBetter = followUpCard(earlier)?.state === 'better'
  const isBoth = findings.some(asksForAdviceToday)
  const ofEntry = isBoth && <FindingsAndHelp isToday report={entry} findings={findings} onLeave={onClose} />
  return (
    <>
      <DialogTitle>
        {isBoth ? 'You have logged more than one warning sign' : 'An earlier warning sign'}
      </DialogTitle>
      <ReadFirst label="What to do about an earlier warning sign">
        {hasRepliedBetter && ofEntry}
        <FollowUpCard exceptId={entry.id} isInSheet besideEntry={!hasRepliedBetter && ofEntry} />
      </ReadFirst>
      <NotMonitoredNote />
      <SavedLine entry={entry} />
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </>
  )
}

type MeaningProps = {
  kind: InsightDialogKind
  logged: LoggedSymptoms
  insight: Insight
  onClose: () => void
}

/** Findings come before everything else, and in place of the message of the day. */
const WhatItMeans = memo(function WhatItMeans({ kind, logged, insight, onClose }: MeaningProps) {
  const words = insightMessageFor(insight)
  const isMessage = kind === 'message'
  return (
    <>
      {isMessage ? (
        <>
          <InsightMessage words={words} />
          <InsightHelp help={words.help} onLeave={onClose} />
        </>
      ) : (
        <WarningOfEntry logged={logged} insightId={insight.id} onClose={onClose} />
      )}
      {insight.figure && <ExampleFigure>{figureSentence(insight.figure, insight.day)}</ExampleFigure>}
      {kind !== 'advice-today' && (
        <section className={styles.tomorrow}>
          <h3>What to expect tomorrow</h3>
          <p>{tomorrowTips[insight.tip].text}</p>
        </section>
      )}
      <NotMonitoredNote />
      {isMessage && (
        <>
          <div className={styles.source}>
            <p>
              {words.sourceLine}. {isAboutFigures(insight.id) ? insightDisclaimer : notAdvice}
            </p>
            <RecoveryMeaning />
          </div>
        </>
      )}
      {!isMessage && <SavedLine entry={logged.entry} />}
    </>
  )
})

/** The other messages read the person's own log, without figures of other people. */
const isAboutFigures = (id: Insight['id']): boolean => /^(first|middle|later)-/.test(id)

function SavedLine({ entry }: { entry: SymptomEntry }) {
  const state = useRecordStates('symptoms', [entry]).get(entry.id)
  return (
    <p>
      <EntryStateLine state={state} />
    </p>
  )
}
