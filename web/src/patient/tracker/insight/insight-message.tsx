import type { InsightMessage as Words } from '@second-wind/core/content/insight/insight-message-schema'
import { useNationWords } from '../../../data/live/use-nation-words.ts'
import { Companion, type Expression } from '../../../ui/companion/companion.tsx'
import { Icon, type IconName } from '../../../ui/primitives/icon.tsx'
import { useCompanion } from './use-companion.ts'
import styles from './insight-message.module.css'

/** The first words of the dialog, where a screen reader starts. No companion smiles beside a warning. */
export function InsightMessage({ words }: { words: Words }) {
  const inNation = useNationWords()
  const who = useCompanion()
  const { icon, expression } = looks[words.icon]
  return (
    <div data-autofocus tabIndex={-1} className={styles.place}>
      <div className={styles.message} data-look={words.icon}>
        <div className={styles.picture}>
          {expression && <Companion who={who} expression={expression} />}
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
        </div>
        <p>{inNation(words.message)}</p>
      </div>
    </div>
  )
}

const looks: Record<Words['icon'], { icon: IconName; expression?: Expression }> = {
  warning: { icon: 'warning' },
  sun: { icon: 'sun', expression: 'hello' },
  cloud: { icon: 'cloud', expression: 'calm' },
  up: { icon: 'upward', expression: 'proud' },
  rest: { icon: 'moon', expression: 'resting' },
  phone: { icon: 'phone', expression: 'concerned' },
  star: { icon: 'star', expression: 'proud' },
}
