import { Button } from '@mantine/core'
import { insightDisclaimer } from '@second-wind/core/content/insight/disclaimer'
import { figureSentence } from '@second-wind/core/content/insight/figure-sentence'
import { insightMessages } from '@second-wind/core/content/insight/insight-messages'
import { tomorrowTips } from '@second-wind/core/content/insight/tomorrow-tip-words'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { Insight } from '@second-wind/core/recovery/insight'
import type { LogWarningId } from '@second-wind/core/recovery/log-warnings'
import { memo } from 'react'
import { useRecordStates } from '../../../data/live/use-record-states.ts'
import { ExampleFigure } from '../../../ui/content/example-figure.tsx'
import { Dialog, DialogTitle } from '../../../ui/feedback/dialog.tsx'
import { EntryStateLine } from '../history/entry-state-line.tsx'
import type { LoggedSymptoms } from '../log/logged-symptoms.ts'
import { NotWatched } from '../not-watched.tsx'
import { InsightHelp } from './insight-help.tsx'
import { InsightMessage } from './insight-message.tsx'
import { LogWarnings } from './log-warnings.tsx'
import styles from './insight-dialog.module.css'

type Props = {
  logged: LoggedSymptoms | undefined
  isOpen: boolean
  onClose: () => void
  onViewProgress: () => void
}

/** What the entry means, right after logging. It is there before it is needed, empty, so that it opens at once. */
export function InsightDialog({ logged, isOpen, onClose, onViewProgress }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} returnFocus={false} isReady beside="toast">
      {logged?.insight && (
        <>
          <DialogTitle>Recovery Insight</DialogTitle>
          <WhatItMeans
            entry={logged.entry}
            insight={logged.insight}
            warnings={logged.warnings}
            onClose={onClose}
          />
          <div className={styles.actions}>
            <Button onClick={onViewProgress}>View Progress</Button>
            <Button variant="outline" onClick={onClose}>
              Close
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

type MeaningProps = {
  entry: SymptomEntry
  insight: Insight
  warnings: readonly LogWarningId[]
  onClose: () => void
}

/** Warnings stand before everything else. */
const WhatItMeans = memo(function WhatItMeans({ entry, insight, warnings, onClose }: MeaningProps) {
  const words = insightMessages[insight.id]
  const state = useRecordStates('symptoms', [entry]).get(entry.id)
  return (
    <>
      <LogWarnings warnings={warnings} />
      <InsightMessage words={words} />
      <InsightHelp help={words.help} onLeave={onClose} />
      {insight.figure && <ExampleFigure>{figureSentence(insight.figure, insight.day)}</ExampleFigure>}
      <section className={styles.tomorrow}>
        <h3>What to expect tomorrow</h3>
        <p>{tomorrowTips[insight.tip].text}</p>
      </section>
      <NotWatched />
      <p className={styles.source}>
        Source: {words.sourceLine}. {insightDisclaimer}
      </p>
      <p>
        <EntryStateLine state={state} />
      </p>
    </>
  )
})
