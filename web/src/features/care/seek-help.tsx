import { careTiers } from '@second-wind/core/content/help/care-tiers'
import { CareCard } from '../../ui/care-card.tsx'
import styles from './seek-help.module.css'

export function SeekHelp() {
  return (
    <section className={styles.section}>
      <h2>When to Seek Help</h2>
      {careTiers.map(({ id, level, heading, items, footer }) => (
        <CareCard key={id} level={level} heading={heading}>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{footer}</p>
        </CareCard>
      ))}
    </section>
  )
}
