import type { ReactNode } from 'react'
import { SampleTag } from '../../ui/content/sample-tag.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { Icon, type IconName } from '../../ui/primitives/icon.tsx'
import { notificationWords } from './notification-words.ts'
import styles from './notification-frame.module.css'

type Props = {
  icon: IconName
  /** The kind of notification, in a word. */
  type: string
  title: string
  isNew: boolean
  isSample: boolean | undefined
  /** In words; undefined where the text contains it. */
  timeText: string | undefined
  children: ReactNode
}

/** The kind and the time are above the title. "New" is shown as a word and an edge. */
export function NotificationFrame({ icon, type, title, isNew, isSample, timeText, children }: Props) {
  return (
    <Card className={isNew ? styles.unread : undefined}>
      <article className={styles.entry}>
        <p className={styles.kind}>
          <Icon name={icon} />
          <span>
            {timeText === undefined ? type : `${type}, ${timeText}`} {isSample && <SampleTag />}
          </span>
        </p>
        <h3>
          {title}
          {isNew && (
            <>
              {' '}
              <span className={styles.new}>{notificationWords.newBadge}</span>
            </>
          )}
        </h3>
        {children}
      </article>
    </Card>
  )
}
