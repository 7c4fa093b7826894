import { linkDeviceWords } from '@second-wind/core/content/account/link-device-words'
import { signOutWords as words } from '@second-wind/core/content/account/sign-out-words'
import { Link } from 'react-router-dom'
import { useAccount } from '../../../data/live/use-account.ts'
import * as paths from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** The consequences for the account, if the phone belongs to one. */
export function LeavingAccountNotice() {
  const account = useAccount()
  if (!account) return null
  if (account.id === undefined) {
    return (
      <Notice tone="info">
        <p>{words.notLinked}</p>
        <p>{words.notSentAnywhere}</p>
        <p>
          <Link to={paths.linkDevice}>{linkDeviceWords.new.open}</Link>
        </p>
      </Notice>
    )
  }
  return (
    <>
      <Notice tone="info">
        <p>{words.about}</p>
      </Notice>
      <p>{words.back}</p>
      <p>
        <Link to={paths.account}>{words.account}</Link>
      </p>
    </>
  )
}
