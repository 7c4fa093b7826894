import type { ComponentPropsWithRef } from 'react'
import styles from './text-button.module.css'

/** A button that looks like a link, for infrequent actions. */
export function TextButton({
  children,
  ...button
}: Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'>) {
  return (
    <button {...button} type="button" className={styles.text}>
      {children}
    </button>
  )
}
