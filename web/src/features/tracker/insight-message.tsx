import type { Insight, InsightIcon } from '@second-wind/core/recovery/insight'
import { Companion, type Expression } from '../../ui/companion/companion.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useCompanion } from './use-companion.ts'
import styles from './insight-message.module.css'

/** The words that the dialog opens with; a screen reader begins here. No companion smiles beside a warning. */
export function InsightMessage({ insight }: { insight: Insight }) {
  const who = useCompanion()
  const { icon, expression } = looks[insight.icon]
  return (
    <div data-autofocus tabIndex={-1} className={styles.message} data-look={insight.icon}>
      <div className={styles.picture}>
        {expression && <Companion who={who} expression={expression} />}
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      </div>
      <p>{insight.message}</p>
    </div>
  )
}

const looks: Record<InsightIcon, { icon: IconName; expression?: Expression }> = {
  warning: { icon: 'warning' },
  sun: { icon: 'sun', expression: 'hello' },
  cloud: { icon: 'cloud', expression: 'calm' },
  up: { icon: 'upward', expression: 'proud' },
  rest: { icon: 'moon', expression: 'resting' },
  phone: { icon: 'phone', expression: 'concerned' },
  star: { icon: 'star', expression: 'proud' },
}
