import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { smartToggles, type SmartToggleTopic } from '@second-wind/core/content/notifications/smart-toggles'
import { useState } from 'react'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { notificationWords } from '../notification-words.ts'
import { toggleTopic, useTopicSwitches } from './use-topic-switches.ts'
import styles from './notification-settings-tab.module.css'

/** Six switches, each saved at once; the one that cannot be changed says why. */
export function Switches() {
  const state = useTopicSwitches()
  const [hasFailed, setHasFailed] = useState(false)
  if (!state) return null
  const { topics, hasProfile } = state
  const toggle = (topic: SmartToggleTopic) =>
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
      {hasFailed && <ErrorText>{notificationWords.notSaved}</ErrorText>}
      <ul>
        {smartToggles.map(({ id, label, description, isFixed }) => (
          <li key={id}>
            <Switch
              label={label}
              aria-label={label}
              description={description}
              checked={id === 'emergency' || topics[id]}
              disabled={isFixed || (!hasProfile && (id === 'medications' || id === 'symptoms'))}
              onChange={() => id !== 'emergency' && void toggle(id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
