import { useId, type ReactNode } from 'react'
import { useRememberedChoice } from '../hooks/use-remembered-choice.ts'
import { Icon } from './icon.tsx'
import styles from './folded-section.module.css'

type Props = {
  heading: string
  /** One line that is shown while the section is closed too. */
  fact: string
  /** Under this name the phone remembers whether the section is open. */
  name: string
  level?: 2 | 3
  /** Open until the person closes it. */
  startsOpen?: boolean
  children: ReactNode
}

/** A section that opens in place by one tap on its heading. Its content is mounted while it is open. */
export function FoldedSection({ heading, fact, name, level = 2, startsOpen = false, children }: Props) {
  const Heading = `h${level}` as const
  const id = useId()
  const [state, setState] = useRememberedChoice(
    `section-${name}`,
    startsOpen ? ['open', 'closed'] : ['closed', 'open'],
  )
  const isOpen = state === 'open'
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.section}>
      <div className={styles.bar}>
        <div>
          <Heading id={`${id}-heading`}>
            <button
              type="button"
              className={styles.button}
              aria-expanded={isOpen}
              aria-controls={`${id}-content`}
              aria-describedby={`${id}-fact`}
              onClick={() => setState(isOpen ? 'closed' : 'open')}
            >
              {heading}
            </button>
          </Heading>
          <p id={`${id}-fact`} className={styles.fact}>
            {fact}
          </p>
        </div>
        <Icon name="down" />
      </div>
      <div id={`${id}-content`} className={styles.content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}
