import { breathingPractice } from '@second-wind/core/recovery/motivation/breathing-practice'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { captureAt, listActivities } from '../../../data/local/index.ts'
import { ChoiceButtons } from '../../../ui/form/choice-buttons.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import tab from '../tab.module.css'
import { NoPractice } from './no-practice.tsx'
import { PracticeChart } from './practice-chart.tsx'
import { PracticeFigures } from './practice-figures.tsx'
import { PracticeTable } from './practice-table.tsx'

const choices = [7, 30].map((days) => ({ id: days, words: `${days} days` }))

/** What was really done on this phone, guided or from the library. */
export function ProgressTab() {
  const [days, setDays] = useState(7)
  const today = captureAt(useNow()).localDate
  const activities = useLiveQuery(() => listActivities().catch(() => 'failed' as const))
  if (!activities) return null
  if (activities === 'failed')
    return <p role="alert">Your activities could not be read. Open the app again.</p>

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
        Counted from the exercises that you finished here and in the library. More is not always better: rest
        when you need to.
      </p>
    </div>
  )
}
