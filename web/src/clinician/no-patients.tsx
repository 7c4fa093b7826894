import { lazy, Suspense } from 'react'
import { authMode } from '../data/local/index.ts'
import { Card } from '../ui/primitives/card.tsx'
import styles from './no-patients.module.css'

/** For a clinician who has no patients: how the first one comes. The demo has no invitations. */
export function NoPatients() {
  if (!FirstInvitation) return <p>No patients assigned</p>
  return (
    <Card className={styles.card}>
      <h3>No patients assigned</h3>
      <Suspense fallback={null}>
        <FirstInvitation />
      </Suspense>
    </Card>
  )
}

const FirstInvitation =
  authMode === 'real'
    ? lazy(async () => ({
        default: (await import('./invitations/invitation-button.tsx')).FirstInvitation,
      }))
    : undefined
