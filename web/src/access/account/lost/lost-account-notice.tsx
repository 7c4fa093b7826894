import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSafeLiveQuery } from '../../../data/live/use-safe-live-query.ts'
import { dismissLostAccountNotice, hasLostAccount, readAccountId } from '../../../data/local/lazy.ts'
import * as paths from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { signedOutWords } from '../signed-out-words.ts'
import formStyles from '../../../ui/form/form.module.css'
import styles from '../account-notice.module.css'

const { lost: words } = signedOutWords

/**
 * Explains that the browser deleted the data on this phone, because an empty app without a reason would alarm its
 * owner.
 */
export function LostAccountNotice() {
  const id = useSafeLiveQuery(readAccountId)
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    // Without a connection this is checked again at the next start.
    hasLostAccount().then(setIsLost, () => undefined)
  }, [])
  if (!isLost || id !== undefined) return null
  const dismiss = () => {
    setIsLost(false)
    void dismissLostAccountNotice().catch(() => undefined)
  }
  return (
    <div role="alert" className={styles.notice}>
      <Notice tone="warning">
        <p>
          <strong>{words.title}</strong> {words.why}
        </p>
        <div className={formStyles.buttons}>
          <Link to={paths.linkDevice}>{words.link}</Link>
          <TextButton onClick={dismiss}>{words.putAway}</TextButton>
        </div>
      </Notice>
    </div>
  )
}
