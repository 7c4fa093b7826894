import { useId } from 'react'
import { install, useInstallMethod } from '../data/pwa/install.ts'
import { useDismissed } from '../data/pwa/use-dismissed.ts'
import { Button } from '../ui/primitives/button.tsx'
import { IosInstallSteps } from './ios-install-steps.tsx'
import styles from './install-prompt.module.css'

/** Offers to add the app to the home screen, where that is possible and not yet done or dismissed. */
export function InstallPrompt() {
  const method = useInstallMethod()
  const [isDismissed, dismiss] = useDismissed('install-prompt')
  const headingId = useId()
  if (method === 'none' || isDismissed) return null
  return (
    <section aria-labelledby={headingId} className={styles.prompt}>
      <h2 id={headingId}>Keep Second Wind at hand</h2>
      <p>Open it from your home screen like any app, with or without signal.</p>
      {method === 'by-hand' && <IosInstallSteps />}
      <div className={styles.actions}>
        {method === 'offer' && (
          <Button look="plain" onClick={() => void install()}>
            Install Second Wind
          </Button>
        )}
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          Not now
        </button>
      </div>
    </section>
  )
}
