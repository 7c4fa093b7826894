import { breathingPractice, type Practice } from '@second-wind/core/recovery/motivation/breathing-practice'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useProfile } from '../../../data/live/use-profile.ts'
import { captureAt, listActivities } from '../../../data/local/index.ts'
import * as paths from '../../../paths.ts'
import { Companion } from '../../../ui/companion/companion.tsx'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { ChoiceButtons } from '../../../ui/form/choice-buttons.tsx'
import { formatLocalDate } from '../../../ui/format/format-local-date.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { ActionLink } from '../../../ui/links/action-link.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { Figures } from '../../../ui/primitives/figures.tsx'
import { PracticeChart } from './practice-chart.tsx'
import tab from '../tab.module.css'
import styles from './progress.module.css'

const choices = [7, 30].map((days) => ({ id: days, text: `${days} days` }))

/** Practice recorded on this phone, from guided exercises and the library. */
export function ProgressTab() {
  const [days, setDays] = useState(7)
  const today = captureAt(useNow()).localDate
  const activities = useLiveQuery(() => listActivities().catch(() => 'failed' as const))
  if (!activities) return null
  if (activities === 'failed')
    return <ErrorText>We could not open your activities. Close the app and open it again.</ErrorText>

  const practice = breathingPractice(activities, today, days)
  return (
    <div className={tab.tab}>
      <h2>Breathing practice</h2>
      {breathingPractice(activities, today, 30).sessions === 0 ? (
        <NoPractice />
      ) : (
        <>
          <ChoiceButtons label="Period" choices={choices} chosen={days} onChoose={setDays} />
          <PracticeFigures practice={practice} days={days} />
          <PracticeChart practice={practice} />
          <PracticeTable practice={practice} />
        </>
      )}
      <p className={tab.quiet}>
        This includes exercises you finished here and in the library, not tasks you ticked on Home. More is
        not always better: rest when you need to.
      </p>
    </div>
  )
}

function NoPractice() {
  const who = useProfile()?.profile?.companionAvatar ?? 'joy'
  return (
    <div className={styles.empty}>
      <Companion who={who} expression="calm" />
      <p>You have not finished a breathing exercise in the last 30 days.</p>
      <ActionLink to={paths.selfCare}>Start a guided exercise</ActionLink>
    </div>
  )
}

type Props = { practice: Practice; days: number }

/** Four large figures for the chosen days. */
function PracticeFigures({ practice: { sessions, minutes, breaths, days: practised }, days }: Props) {
  const figures = [
    { label: sessions === 1 ? 'session' : 'sessions', value: sessions },
    { label: minutes === 1 ? 'minute' : 'minutes', value: minutes },
    { label: 'guided breaths', value: breaths },
    { label: `of ${days} days`, value: practised },
  ]
  return (
    <Card>
      <Figures figures={figures} size="large" />
    </Card>
  )
}

/** The chosen days as figures, newest first; days without practice are omitted. */
function PracticeTable({ practice: { minutesByDay } }: { practice: Practice }) {
  const practised = minutesByDay.filter(({ minutes }) => minutes > 0).toReversed()
  if (practised.length === 0) return null
  return (
    <details>
      <summary className={styles.summary}>Show as a table</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Minutes</th>
          </tr>
        </thead>
        <tbody>
          {practised.map(({ date, minutes }) => (
            <tr key={date}>
              <th scope="row">{formatLocalDate(date)}</th>
              <td>{minutes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
