import { useId, type ReactNode } from 'react'
import styles from './group.module.css'

type Props = {
  heading: string
  children: ReactNode
  /** For links from elsewhere on the page. */
  id?: string
}

export function Group({ heading, children, id }: Props) {
  const ownId = useId()
  const headingId = id ?? ownId
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId} tabIndex={id === undefined ? undefined : -1}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
