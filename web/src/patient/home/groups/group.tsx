import { useId, type ReactNode } from 'react'
import { FoldedSection } from '../../../ui/primitives/folded-section.tsx'
import styles from './group.module.css'

type Props = {
  heading: string
  children: ReactNode
  /** For links from elsewhere on the page. */
  id?: string
}

function Group({ heading, children, id }: Props) {
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

type HomeSectionProps = Props & {
  /** One line that is shown while the section is closed too. */
  fact: string
  name: string
  isOpen: boolean
}

/** A group that is open on some days and closed to one line on others. */
export function HomeSection({ isOpen, fact, name, ...group }: HomeSectionProps) {
  return isOpen ? <Group {...group} /> : <FoldedSection fact={fact} name={name} {...group} />
}
