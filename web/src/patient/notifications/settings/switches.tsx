import { smartToggles, type Topic } from '@second-wind/core/content/notifications/smart-toggles'
import { useState } from 'react'
import { SwitchRow } from '../../../ui/form/switch-row.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { notificationWords } from '../notification-words.ts'
import { toggleTopic, useTopics } from './use-topics.ts'
import styles from './settings-tab.module.css'

/** The six switches. Each is saved as it is moved; the fixed one says why it is fixed. */
export function Switches() {
  const state = useTopics()
  const [hasFailed, setHasFailed] = useState(false)
  if (!state) return null
  const { topics, hasProfile } = state
  const toggle = (topic: Topic) =>
    toggleTopic(topic).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    )
  return (
    <Card className={styles.stack}>
      <h2>{notificationWords.switches}</h2>
      <p className={styles.quiet}>
        {hasProfile ? notificationWords.oneTruth : notificationWords.needProfile}
      </p>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {notificationWords.notSaved}
        </p>
      )}
      <ul>
        {smartToggles.map(({ id, label, description, isFixed }) => (
          <li key={id}>
            <SwitchRow
              label={label}
              description={description}
              isOn={id === 'emergency' || topics[id]}
              isDisabled={isFixed || (!hasProfile && (id === 'medications' || id === 'symptoms'))}
              onToggle={() => id !== 'emergency' && void toggle(id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
