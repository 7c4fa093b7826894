import { Link } from 'react-router-dom'
import { resourcePageLinks, resourcesPage } from '@second-wind/core/content/resources/resource-tabs'
import { Icon } from '../../ui/primitives/icon.tsx'
import { openedFromAbove } from '../../ui/hooks/use-navigate-up.ts'
import styles from './page-links.module.css'

/** The other screens that help on. */
export function PageLinks() {
  return (
    <section>
      <h2>{resourcesPage.linksHeading}</h2>
      <ul className={styles.links}>
        {resourcePageLinks.map(({ to, label, note }) => (
          <li key={to}>
            <Link to={to} state={openedFromAbove} className={styles.link}>
              <span>
                <strong>{label}</strong>
                <span className={styles.note}>{note}</span>
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
