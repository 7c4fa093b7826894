import { Icon } from '../../ui/icon.tsx'
import styles from './back-link.module.css'

export function BackLink({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.back} onClick={onClick}>
      <Icon name="back" />
      Back
    </button>
  )
}
