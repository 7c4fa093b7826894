import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useAccount } from '../../live/use-account.ts'
import { useJoining } from '../../live/use-joining.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './cards.module.css'

const { home: words } = joinWords

/** For a phone that no clinic knows, and for one that has asked and not finished. */
export function LinkCard() {
  const account = useAccount()
  const stored = useJoining()
  if (!account || !stored) return null
  if (stored.joining) {
    const isCodeLeft = account.id !== undefined && !stored.joining.isFurther
    return (
      <Card className={styles.stack}>
        <h2>{words.title}</h2>
        <p>{isCodeLeft ? words.linked : words.waiting}</p>
        <ButtonLink to="/join" look="go">
          {isCodeLeft ? words.keep : words.goOn}
        </ButtonLink>
      </Card>
    )
  }
  if (account.id !== undefined) return null
  return (
    <Card className={styles.stack}>
      <h2>{words.title}</h2>
      <p>{words.about}</p>
      <ButtonLink to="/join" look="plain">
        {words.go}
      </ButtonLink>
    </Card>
  )
}
