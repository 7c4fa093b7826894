import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { saveLockMark, setLock } from '../../data/live/lock-state.ts'
import { useSafeLiveQuery } from '../../data/live/use-safe-live-query.ts'
import { readSyncFacts } from '../../data/local/index.ts'
import { type DeviceSessionState, onDeviceWiped, readSessionState } from '../../data/local/lazy.ts'
import * as paths from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { DeviceChangesNotice } from './devices/device-changes-notice.tsx'
import { HeldDevicesNotice } from './devices/held-devices-notice.tsx'
import { LostAccountNotice } from './lost/lost-account-notice.tsx'
import { redirectToWipedScreen } from './lost/redirect-to-wiped-screen.ts'
import { signedOutWords as words } from './signed-out-words.ts'
import styles from './account-notice.module.css'

/**
 * Shown above the patient's screens when a new phone waits to open the record, and when the server requires a sign-in
 * or has signed this phone out.
 */
export function AccountNotice() {
  useEffect(() => onDeviceWiped(redirectToWipedScreen), [])
  return (
    <>
      <HeldDevicesNotice />
      <SessionNotice />
    </>
  )
}

function SessionNotice() {
  const { pathname } = useLocation()
  const state = useSafeLiveQuery(readSessionState)
  useEffect(() => {
    if (state === 'wiped' || state === 'erased') openWithoutPin()
  }, [state])
  if (pathname.startsWith(paths.account)) return null
  const isWiped = state === 'wiped' || state === 'erased'
  if (state === undefined) {
    return (
      <>
        <LostAccountNotice />
        {pathname === paths.home && <DeviceChangesNotice />}
      </>
    )
  }
  // A person who scans a new invitation is about to start again.
  if (isWiped) return pathname === paths.join ? null : <RedirectToWiped />
  // The least urgent notice; it stays out of the way.
  if (state === 'stale' && pathname !== paths.home) return null
  return (
    <div className={styles.notice}>
      <SignedOut state={state} />
    </div>
  )
}

/** Reads the state again: after "Use the app on this phone", the live one can still be the one before. */
function RedirectToWiped() {
  const navigate = useNavigate()
  useEffect(() => {
    const redirect = async () => {
      const state = await readSessionState().catch(() => 'wiped' as const)
      if (state !== undefined) await navigate(paths.wipedDevice, { replace: true })
    }
    void redirect()
  }, [navigate])
  return null
}

function SignedOut({ state }: { state: Exclude<DeviceSessionState, 'wiped' | 'erased'> }) {
  const facts = useSafeLiveQuery(readSyncFacts)
  if (state === 'revoked') {
    return (
      <Notice tone="warning">
        <p>{words.revoked}</p>
        <Link to={paths.signIn}>{words.link}</Link>
      </Notice>
    )
  }
  return (
    <Notice tone={state === 'stale' ? 'info' : 'warning'}>
      <p>{state === 'stale' ? words.stale : words.toSend(facts?.pending ?? 0)}</p>
      <Link to={paths.signIn}>{words.go}</Link>
    </Notice>
  )
}

/** The PIN was deleted with the other data. */
function openWithoutPin(): void {
  saveLockMark('off')
  setLock('off')
}
