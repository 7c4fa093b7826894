import { Icon } from '../../ui/primitives/icon.tsx'
import type { Stage } from './analysis-stages.ts'
import styles from './stage-list.module.css'

export function StageList({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol className={styles.stages}>
      {stages.map(({ id, title, found, hasRead }) => (
        <li key={id} data-read={hasRead}>
          <Icon name={hasRead ? 'tick' : 'close'} />
          <span>
            <strong>{title}</strong>
            <br />
            {found}
          </span>
        </li>
      ))}
    </ol>
  )
}
