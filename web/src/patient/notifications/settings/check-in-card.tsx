import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'react-router-dom'
import { findReminder } from '../../../data/local/lazy.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from './settings-tab.module.css'
import { useTopics } from './use-topics.ts'

/** The daily reminder has its home in the tracker; here stands when it comes. */
export function CheckInCard() {
  const reminder = useLiveQuery(() =>
    findReminder().then(
      (found) => found ?? 'none',
      () => undefined,
    ),
  )
  const isSwitchedOff = useTopics()?.topics.symptoms === false
  if (!reminder) return null
  return (
    <Card className={styles.stack}>
      <h2>Check-in reminder</h2>
      <p>{stateWords(reminder === 'none' ? undefined : reminder.time, isSwitchedOff)}</p>
      <Link to="/tracking?reminder=1" className={styles.link}>
        {reminder === 'none' ? 'Set a time in the tracker' : 'Change it in the tracker'}
      </Link>
    </Card>
  )
}

function stateWords(time: string | undefined, isSwitchedOff: boolean): string {
  if (time === undefined) return 'Off. No reminder is set.'
  return isSwitchedOff
    ? `Off. Symptoms are switched off above. Its time was ${time}.`
    : `On, every day at ${time}.`
}
