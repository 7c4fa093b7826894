import type { ReactNode } from 'react'
import styles from './button.module.css'

type Props = { children: ReactNode; onClick: () => void; look?: 'go' | 'plain' }

/** A button for the shell and Home, which load without Mantine. */
export function Button({ children, onClick, look = 'go' }: Props) {
  return (
    <button type="button" className={styles.button} data-look={look} onClick={onClick}>
      {children}
    </button>
  )
}
