import { smartToggles, type SmartToggleTopic } from '@second-wind/core/content/notifications/smart-toggles'
import { useState } from 'react'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { SettingSwitch } from '../../../ui/form/setting-switch.tsx'
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
            <SettingSwitch
              label={label}
              isFixed={isFixed}
              description={description}
              isOn={id === 'emergency' || topics[id]}
              isDisabled={!hasProfile && (id === 'medications' || id === 'symptoms')}
              onToggle={() => id !== 'emergency' && void toggle(id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
