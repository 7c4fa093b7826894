import * as paths from '../../../paths.ts'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import styles from './result-end.module.css'

export function ResultEnd({ onAgain }: { onAgain: () => void }) {
  return (
    <div className={styles.row}>
      <Button look="plain" onClick={onAgain}>
        Check Again
      </Button>
      <ButtonLink to={paths.home} look="plain">
        Return Home
      </ButtonLink>
    </div>
  )
}
