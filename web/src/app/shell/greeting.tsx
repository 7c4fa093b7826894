import { greetingAt } from '@second-wind/core/content/greeting'
import { useLiveQuery } from 'dexie-react-hooks'
import { findProfile } from '../../data/local/index.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import styles from './greeting.module.css'

/** Follows the device's clock and every edit of the profile. */
export function Greeting() {
  const now = useNow()
  // An unreadable profile costs the name, never the header.
  const name = useLiveQuery(() => findProfile().then(nameOf, () => undefined))
  const words = greetingAt(new Date(now).getHours())
  if (!name) return words
  return (
    <>
      <span className={styles.words}>{words},</span> {name}
    </>
  )
}

const nameOf = (profile: { name: string } | undefined) => profile?.name
