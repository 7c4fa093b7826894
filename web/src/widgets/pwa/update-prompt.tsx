import { useState } from 'react'
import type { DatabaseFailure } from '../../data/local/index.ts'
import { type AppUpdate, applyUpdate, useAppUpdate } from '../../data/pwa/app-update.ts'
import { findUpdateBlocker, type UpdateBlocker } from '../../data/pwa/update-blocker.ts'
import { useDatabaseFailure } from '../../data/pwa/use-database-failure.ts'
import { Button } from '../../ui/primitives/button.tsx'
import styles from './update-prompt.module.css'

/** A bar that announces a new version. The app never reloads without consent or over unsaved work. */
export function UpdatePrompt() {
  const update = useAppUpdate()
  const failure = useDatabaseFailure()
  const [reason, setReason] = useState<UpdateBlocker>()
  const notice = failure ? failureNotices[failure] : forUpdate[update]
  const action = notice?.action

  const act = async (run: () => void) => {
    // A page that can no longer save does not have to wait.
    const found = failure ? undefined : await findUpdateBlocker()
    setReason(found)
    if (!found) run()
  }

  return (
    <div role="status" className={styles.place}>
      {notice && (
        <div className={styles.bar}>
          <p>{reason ? `${notice.text} ${blockerTexts[reason]}` : notice.text}</p>
          {action && (
            <Button look="plain" onClick={() => void act(action.run)}>
              {action.label}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

type Notice = { text: string; action: { label: string; run: () => void } | undefined }

const reload = { label: 'Reload', run: () => window.location.reload() }

const forUpdate: Record<AppUpdate, Notice | undefined> = {
  none: undefined,
  ready: { text: 'A new version is ready.', action: { label: 'Update', run: applyUpdate } },
  replaced: { text: 'Second Wind has been updated in another window.', action: reload },
}

const failureNotices: Record<DatabaseFailure, Notice> = {
  'newer-version': {
    text: 'This page is an older version and cannot save. Reload it to continue.',
    action: reload,
  },
  deleted: {
    text: "The app's data was deleted in another window, so this page cannot save. Reload it to continue.",
    action: reload,
  },
  blocked: {
    text: 'Close all other Second Wind windows to finish the update.',
    action: undefined,
  },
}

const blockerTexts: Record<UpdateBlocker, string> = {
  'open-form': 'It will be installed when you have saved what you are filling in.',
  unsent: 'It will be installed when your entries have been sent.',
}
