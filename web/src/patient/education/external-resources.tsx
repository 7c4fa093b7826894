import type { EducationalResource } from '@second-wind/core/content/resources/resource'
import { resourcesPage } from '@second-wind/core/content/resources/resource-tabs'
import { WebLink } from '../../ui/links/web-link.tsx'
import styles from './external-resources.module.css'

/** Pages of others; each label says that it opens in a new window. */
export function ExternalResources({ links }: { links: EducationalResource['links'] }) {
  return (
    <section>
      <h3>{resourcesPage.externalHeading}</h3>
      <ul className={styles.links}>
        {links.map(({ id, label, url }) => (
          <li key={id}>
            <WebLink to={url} className={styles.link}>
              {label}
            </WebLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
