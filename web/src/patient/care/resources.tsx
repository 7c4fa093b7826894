import { ActionLink } from '../../ui/links/action-link.tsx'
import styles from './resources.module.css'

const resources = [
  { label: 'Go to the NHS website', url: 'https://www.nhs.uk/' },
  {
    label: 'Find NHS services near you (England)',
    url: 'https://www.nhs.uk/nhs-services/services-near-you/',
  },
  { label: 'Read about the NHS App (England)', url: 'https://www.nhs.uk/nhs-app/' },
]

export function Resources() {
  return (
    <section>
      <h2>Resources</h2>
      <ul className={styles.list}>
        {resources.map(({ label, url }) => (
          <li key={url}>
            <ActionLink to={url}>{label}</ActionLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
