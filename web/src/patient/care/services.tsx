import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { FoldedSection } from '../../ui/primitives/folded-section.tsx'
import styles from './services.module.css'

/** Names and badges from the specification. None works yet; each says so and names an alternative. */
const services = [
  { id: 'book-gp', name: 'Book GP Appointment', badge: 'Available' },
  { id: 'find-pharmacy', name: 'Find Pharmacy', badge: 'Near you' },
  { id: 'telehealth', name: 'Telehealth Consultation', badge: 'Online' },
  { id: 'prescription-services', name: 'Prescription Services', badge: 'Coming Soon', isDisabled: true },
] as const satisfies readonly { id: NoticeId; name: string; badge: string; isDisabled?: true }[]

/** @param onNotice also for the one that looks disabled: its explanation opens */
export function Services({ onNotice }: { onNotice: (id: NoticeId) => void }) {
  return (
    <FoldedSection heading="Healthcare Services" fact="GP, pharmacy, prescriptions" name="services">
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.id}>
            <button
              type="button"
              className={styles.service}
              aria-disabled={'isDisabled' in service}
              onClick={() => onNotice(service.id)}
            >
              <span className={styles.name}>{service.name}</span>
              <span className={styles.badge}>{service.badge}</span>
            </button>
          </li>
        ))}
      </ul>
    </FoldedSection>
  )
}
