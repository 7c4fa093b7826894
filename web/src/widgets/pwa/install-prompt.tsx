import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { useId, useState } from 'react'
import { install, useInstallMethod } from '../../data/pwa/install.ts'
import { useDismissed } from '../../ui/hooks/use-dismissed.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { IosInstallSteps } from './ios-install-steps.tsx'
import styles from './install-prompt.module.css'

/**
 * Offers to add the app to the home screen, where that is possible and not yet done or dismissed. Not on the first
 * visit: the person does not know yet whether to keep the app.
 */
export function InstallPrompt() {
  const method = useInstallMethod()
  const [isFirstVisit] = useState(rememberVisit)
  const [isDismissed, dismiss] = useDismissed('install-prompt')
  const headingId = useId()
  if (method === 'none' || isDismissed || isFirstVisit) return null
  return (
    <section aria-labelledby={headingId} className={styles.prompt}>
      <h2 id={headingId}>Add Second Wind to your home screen</h2>
      <p>Open it from your home screen like any app, with or without signal.</p>
      {method === 'by-hand' && (
        <>
          <p>{localDataWords.storageForAWeek}</p>
          <IosInstallSteps />
        </>
      )}
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

const firstVisit = 'first-visit'

/** True during the first visit, which lasts as long as its tab. False where the browser remembers nothing. */
function rememberVisit(): boolean {
  try {
    if (sessionStorage.getItem(firstVisit) !== null) return true
    if (localStorage.getItem(firstVisit) !== null) return false
    sessionStorage.setItem(firstVisit, 'now')
    localStorage.setItem(firstVisit, 'past')
    return true
  } catch {
    return false
  }
}
