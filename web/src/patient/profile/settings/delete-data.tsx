import { Button } from '@mantine/core'
import { signOutWords } from '@second-wind/core/content/account/sign-out-words'
import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { appSettings } from '@second-wind/core/content/settings/app-settings'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { setLock } from '../../../data/live/lock-state.ts'
import { resetDevice } from '../../../data/live/reset-device.ts'
import { useHasPlan } from '../../../data/live/use-has-plan.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { toastError, toastSuccess } from '../../../ui/feedback/toast.ts'
import { RestartAppLink } from '../../../ui/links/restart-app-link.tsx'
import { PlanDeletionWarning } from './plan-deletion-warning.tsx'
import { UnsentChangesNotice } from './unsent-changes-notice.tsx'
import { useUnsentChanges } from './use-unsent-changes.ts'
import styles from './delete-data.module.css'

type Props = {
  settingId: 'data-security' | 'sign-out'
  /** The phone is empty now, so statements about its data no longer apply. */
  onDeleted: () => void
}

/**
 * Deletes all data on this phone, in two steps. Unsent data must be sent or saved to a file first; data logged after
 * that file requires a new one.
 */
export function DeleteData(props: Props) {
  const unsent = useUnsentChanges()
  const hasPlan = useHasPlan()
  const [inFile, setInFile] = useState<string>()
  const { setting, isConfirming, isDeleted, outcome, setOutcome, ask, keep, deleteNow, deleteButton } =
    useDeletion(props)
  const outcomeLine = useRef<HTMLParagraphElement>(null)
  // The pressed button may disappear, so the focus moves here.
  useEffect(() => {
    if (outcome) outcomeLine.current?.focus()
  }, [outcome])
  const action = setting?.action
  if (!unsent || !action) return null

  const hasUnsent = unsent.count > 0
  const mustWait = hasUnsent && inFile !== unsent.which && !isDeleted
  return (
    <div className={styles.delete}>
      {mustWait && (
        <UnsentChangesNotice
          why={inFile === undefined ? action.blocked : localDataWords.changedSince}
          onSaved={() => setInFile(unsent.which)}
          onOutcome={(text) => setOutcome({ text })}
        />
      )}
      <p ref={outcomeLine} role="status" tabIndex={-1}>
        {outcome?.text}
      </p>
      {isConfirming && !mustWait && (
        <Confirm
          question={localDataWords.sureHeading}
          text={hasUnsent ? localDataWords.sureUnsent : localDataWords.sureSent}
          yes={localDataWords.sureYes}
          no={localDataWords.sureNo}
          color="red"
          onYes={() => void deleteNow({ force: hasUnsent })}
          onNo={keep}
        >
          {hasPlan && <PlanDeletionWarning />}
        </Confirm>
      )}
      {!isConfirming && !mustWait && !isDeleted && (
        <Button ref={deleteButton} color="red" onClick={ask}>
          {action.label}
        </Button>
      )}
      {isDeleted && (
        <p>
          <RestartAppLink>Go to Home</RestartAppLink>
        </p>
      )}
    </div>
  )
}

/** The confirmation, the deletion and its outcome. */
function useDeletion({ settingId, onDeleted }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  const [isDeleted, setIsDeleted] = useState(false)
  const [outcome, setOutcome] = useState<{ text: string }>()
  const deleteButton = useRef<HTMLButtonElement>(null)
  const setting = appSettings.find(({ id }) => id === settingId)
  const action = setting?.action
  const deleteNow = async (how: { force: boolean }) => {
    if (!action) return
    const result = await resetDevice(how).catch(() => 'failed' as const)
    setIsConfirming(false)
    // Another tab has just logged something: the question about unsent data is asked again.
    if (result === 'unsent') return
    if (result === 'failed') {
      setOutcome({ text: action.failed })
      return toastError('Error', action.failed)
    }
    setLock('off')
    setIsDeleted(true)
    onDeleted()
    setOutcome({ text: [action.done, signOutWords.atServer[result]].join(' ').trim() })
    toastSuccess(setting.label, action.done)
  }
  const keep = () => {
    flushSync(() => setIsConfirming(false))
    deleteButton.current?.focus()
  }
  const ask = () => setIsConfirming(true)
  return { setting, isConfirming, isDeleted, outcome, setOutcome, ask, keep, deleteNow, deleteButton }
}
