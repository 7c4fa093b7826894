import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/primitives/icon.tsx'
import styles from './setting-button.module.css'

/** A row that links to a screen. */
export function SettingLink({ children, to }: { children: string; to: string }) {
  return (
    <Link to={to} className={styles.setting}>
      {children}
      <Icon name="next" />
    </Link>
  )
}

/** A row that opens a dialog. */
export function SettingButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.setting} onClick={onClick}>
      {children}
      <Icon name="next" />
    </button>
  )
}
