import { useLiveQuery } from 'dexie-react-hooks'
import { useHasPlan } from '../../data/live/use-has-plan.ts'
import { authMode, readSyncFacts } from '../../data/local/index.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './install-prompt.module.css'

/** iPhones and iPads: no button can install the app, and the installed app does not see this browser's storage. */
export function IosInstallSteps() {
  const facts = useLiveQuery(() => readSyncFacts().catch(() => undefined))
  const pending = facts?.pending
  const hasPlan = useHasPlan()
  return (
    <>
      <p>On an iPhone or iPad:</p>
      <ol className={styles.steps}>
        <li>Tap the Share button, the square with an arrow pointing up.</li>
        <li>Choose “Add to Home Screen”.</li>
        <li>Tap “Add”.</li>
      </ol>
      {authMode === 'real' && facts?.isUnlinked ? (
        <p>
          The installed app does not share data with this browser. What you have logged here stays in this
          browser.
        </p>
      ) : pending === 0 ? (
        <p>
          The installed app does not share data with this browser. When you first open it with signal, you
          will see everything you have sent.
        </p>
      ) : (
        pending !== undefined && <Notice tone="warning">{formatUnsentWarning(pending)}</Notice>
      )}
      {hasPlan && (
        <p>
          Your own action plan is never sent, so it stays in this browser. Add it again in the installed app.
        </p>
      )}
    </>
  )
}

function formatUnsentWarning(pending: number): string {
  const unsent = pending === 1 ? '1 entry is not sent yet' : `${pending} entries are not sent yet`
  return `${unsent}. Wait until everything is sent, because the installed app does not share data with this browser.`
}
