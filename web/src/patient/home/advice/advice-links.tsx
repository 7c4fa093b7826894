import { educationLinks } from '@second-wind/core/content/education/education-links'
import { WebLink } from '../../../ui/links/web-link.tsx'
import styles from '../advice.module.css'

/** Pages of others, in a new window; the label says so. */
export function AdviceLinks({ ids }: { ids: readonly string[] }) {
  return (
    <ul className={styles.links}>
      {educationLinks
        .filter(({ id }) => ids.includes(id))
        .map(({ id, label, url }) => (
          <li key={id}>
            <WebLink to={url}>{label}</WebLink>
          </li>
        ))}
    </ul>
  )
}
