import { otherPhonesWords as words } from './other-phones-words.ts'
import { Link } from 'react-router-dom'
import { Notice } from '../../../ui/feedback/notice.tsx'
import formStyles from '../../../ui/form/form.module.css'
import { TextButton } from '../../../ui/links/text-button.tsx'
import styles from '../account-notice.module.css'
import { usePhoneChanges } from './use-phone-changes.ts'

/** On Home: a phone was linked or signed out elsewhere. Whoever did not do that should know. */
export function PhoneChangesNotice() {
  const others = usePhoneChanges()
  if (!others) return null
  const { come, gone, putAway } = others
  return (
    <div className={styles.notice}>
      <Notice tone={come.length > 0 ? 'warning' : 'info'}>
        {come.length > 0 && (
          <p>
            {words.come(labelsOf(come))} {words.notYours}
          </p>
        )}
        {gone.length > 0 && <p>{words.gone(labelsOf(gone))}</p>}
        <div className={formStyles.buttons}>
          <Link to="/account">{words.see}</Link>
          <TextButton onClick={putAway}>{words.putAway}</TextButton>
        </div>
      </Notice>
    </div>
  )
}

const labelsOf = (phones: readonly { label: string }[]): string => phones.map(({ label }) => label).join(', ')
