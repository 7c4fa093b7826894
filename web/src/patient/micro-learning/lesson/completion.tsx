import { Icon } from '../../../ui/primitives/icon.tsx'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import styles from './completion.module.css'

/** Takes the focus from the button whose place it takes. */
export function Completion({ children }: { children: string }) {
  const message = useFocusOnce<HTMLParagraphElement>()
  return (
    <p ref={message} tabIndex={-1} className={styles.completion}>
      <Icon name="tick" />
      {children}
    </p>
  )
}
