import { joinWords } from '@second-wind/core/content/join/join-words'
import { useLiveQuery } from 'dexie-react-hooks'
import { readAccountId, readPendingJoin } from '../../../data/local/lazy.ts'
import * as paths from '../../../paths.ts'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { SetupCard } from './setup-card.tsx'
import styles from '../cards.module.css'

const { home: words } = joinWords

/**
 * For a phone that is not linked to a clinic, or has an unfinished join. A new person has one card for the profile and
 * the clinic.
 */
export function LinkCard({ hasProfile }: { hasProfile: boolean }) {
  const known = useLiveQuery(() => readLink().catch(() => ({ id: 'unknown', pendingJoin: undefined })))
  if (!known) return null
  const { id, pendingJoin } = known
  if (pendingJoin) {
    const isCodeLeft = id !== undefined && !pendingJoin.isFurther
    return (
      <>
        {!hasProfile && <SetupCard />}
        <Card className={styles.stack}>
          <h2>{words.title}</h2>
          <p>{isCodeLeft ? words.linked : words.waiting}</p>
          <ButtonLink to={paths.join} look="go">
            {isCodeLeft ? words.keep : words.goOn}
          </ButtonLink>
        </Card>
      </>
    )
  }
  if (id !== undefined) return hasProfile ? null : <SetupCard />
  if (!hasProfile)
    return (
      <SetupCard>
        <p>{words.about}</p>
        <ButtonLink to={paths.join} look="plain">
          {words.go}
        </ButtonLink>
      </SetupCard>
    )
  return (
    <Card className={styles.stack}>
      <h2>{words.title}</h2>
      <p>{words.about}</p>
      <ButtonLink to={paths.join} look="plain">
        {words.go}
      </ButtonLink>
    </Card>
  )
}

async function readLink() {
  const [id, pendingJoin] = await Promise.all([readAccountId(), readPendingJoin()])
  return { id, pendingJoin }
}
