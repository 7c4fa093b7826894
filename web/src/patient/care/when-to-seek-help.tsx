import { careTiers } from '@second-wind/core/content/help/care-tiers'
import { CareTierCard } from '../../ui/clinical/care-tier-card.tsx'
import styles from './when-to-seek-help.module.css'

export function WhenToSeekHelp() {
  return (
    <section className={styles.section}>
      <h2>When to Seek Help</h2>
      {careTiers.map((tier) => (
        <CareTierCard key={tier.id} tier={tier} />
      ))}
    </section>
  )
}
