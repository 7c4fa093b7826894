import { Link } from 'react-router-dom'
import styles from './link-tiles.module.css'

export function LinkTiles({ tiles }: { tiles: readonly { to: string; label: string }[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={styles.tile}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
