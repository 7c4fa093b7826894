import { ErrorPage } from './error-page.tsx'
import styles from './fatal-error-page.module.css'
import { EmergencyBar } from './shell/emergency-bar.tsx'

/** The whole page when even the shell has failed. */
export function FatalErrorPage({ error }: { error: unknown }) {
  return (
    <>
      <main className={styles.page}>
        <h1>Second Wind</h1>
        <ErrorPage error={error} />
      </main>
      <div className={styles.help}>
        <EmergencyBar />
      </div>
    </>
  )
}
