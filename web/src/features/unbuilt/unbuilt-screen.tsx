import { Link } from 'react-router-dom'
import { ActionLink } from '../../ui/action-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Companion } from '../../ui/companion/companion.tsx'
import { Notice } from '../../ui/notice.tsx'
import { unbuiltScreens, type UnbuiltPath } from './unbuilt-screens.ts'
import styles from './unbuilt-screen.module.css'

/** A screen whose part of the app is still to come. It says so, and what to do instead. */
export function UnbuiltScreen({ path }: { path: UnbuiltPath }) {
  const screen = unbuiltScreens[path]
  return (
    <div className={styles.screen}>
      {'warning' in screen && (
        <Notice tone="warning">
          <strong>{screen.warning}</strong>
        </Notice>
      )}
      <div className={styles.sentence}>
        <Companion who="musa" expression="resting" />
        <p>{screen.sentence}</p>
      </div>
      <Card>
        <h2>What you can do now</h2>
        <p>{screen.instead}</p>
        <ul className={styles.links}>
          {screen.links.map(({ to, label }) => (
            <li key={to}>
              <ActionLink to={to}>{label}</ActionLink>
            </li>
          ))}
        </ul>
      </Card>
      <p className={styles.back}>
        <Link to="/">Back to Home</Link>
        <Link to="/tracking">Symptom tracker</Link>
      </p>
    </div>
  )
}
