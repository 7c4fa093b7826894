import { notMonitored } from '@second-wind/core/content/help/not-monitored'
import { resultLines } from '@second-wind/core/content/triage/results'
import type { TriageLevel, TriageResult } from '@second-wind/core/triage/triage-result'
import { Link } from 'react-router-dom'
import { useRecordStates } from '../../../data/live/use-record-states.ts'
import * as paths from '../../../paths.ts'
import { recordStateIcons, formatRecordState } from '../../../ui/clinical/record-state.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { timeOrDate } from '../../../ui/format/uk-time.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import styles from './result-state.module.css'

type Props = { stored: TriageResult; level: TriageLevel; hasSigns: boolean }

/**
 * When the result was computed, and its sync state: never "sent" before the server has confirmed it. An emergency says
 * once that no one is watching.
 */
export function ResultState({ stored, level, hasSigns }: Props) {
  const now = useNow()
  const state = useRecordStates('triage', [stored]).get(stored.id)
  if (!state) return null
  const isSent = state.state === 'sent'
  const isUnseenWarning = hasSigns && !isSent
  const text = formatRecordState(state, now)
  return (
    <>
      {isUnseenWarning ? (
        <Notice tone="warning">
          <p>{resultLines.notSent.text}</p>
        </Notice>
      ) : (
        level === 'seek_help' && <p>{notMonitored.text}</p>
      )}
      <p role="status" className={styles.state} data-state={state.state}>
        <Icon name={recordStateIcons[state.state]} />
        <span>
          Checked {timeOrDate(Date.parse(stored.createdAt), now)}.{' '}
          {state.state === 'needs-attention' ? (
            <Link to={paths.offline}>Not sent. {text}</Link>
          ) : (
            `${text}.${isSent || isUnseenWarning ? '' : ' Nobody else has seen it yet.'}`
          )}
        </span>
      </p>
    </>
  )
}
