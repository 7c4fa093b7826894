import { Stack } from '@mantine/core'
import { burns } from '@second-wind/core/content/help/burns'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { poisoningSteps } from '@second-wind/core/content/help/poisoning'
import { showsNorthernIreland } from '@second-wind/core/content/help/words-for-nation'
import { lockWords } from '@second-wind/core/content/lock-words'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { disableLock } from '../../data/live/enable-lock.ts'
import { setLock } from '../../data/live/lock-state.ts'
import { useLock } from '../../data/live/use-lock.ts'
import { useNation } from '../../data/live/use-nation.ts'
import { onDeviceWiped } from '../../data/local/lazy.ts'
import { startFlushingOnce } from '../../data/pwa/flush-triggers.ts'
import { FirstAidList } from '../../ui/first-aid/first-aid-list.tsx'
import type { SignInComponent } from './forgotten-pin.tsx'
import { lockWhenIdle } from './lock-when-idle.ts'
import { UnlockOptions } from './unlock-options.tsx'
import styles from './app-lock.module.css'

type Props = { Frame: ComponentType<{ children: ReactNode }>; SignIn: SignInComponent | undefined }

/**
 * Locks the app when it is idle, and replaces its screens while it is locked. Entries are still sent: the lock does not
 * hold back the outbox.
 */
export function AppLock({ Frame, SignIn }: Props) {
  const [host] = useState(() => document.createElement('div'))
  const lock = useLock()
  const isOpen = lock === 'open'
  const isLocked = lock === 'closed' || lock === 'locked'
  useEffect(startFlushingOnce, [])
  // A phone that was reported lost is empty, and its screens explain why.
  useEffect(() => onDeviceWiped(() => void disableLock().catch(() => setLock('off'))), [])
  useEffect(() => (isOpen ? lockWhenIdle() : undefined), [isOpen])
  useLayoutEffect(() => (isLocked ? showOnly(host) : undefined), [isLocked, host])
  useEffect(() => {
    if (isOpen) focusHeadingIfUnfocused()
  }, [isOpen])
  return isLocked
    ? createPortal(
        <Frame>
          <LockScreen SignIn={SignIn} />
        </Frame>,
        host,
      )
    : null
}

/** Without a previous focus, as after a start, the focus moves to the screen's heading. */
function focusHeadingIfUnfocused(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** Contains nothing about the person: the PIN, and first aid that cannot wait for it. */
function LockScreen({ SignIn }: { SignIn: SignInComponent | undefined }) {
  const nation = useNation()
  return (
    <div className={styles.screen}>
      <Stack gap="lg">
        <UnlockOptions SignIn={SignIn} />
        <section>
          <Stack>
            <h2>{lockWords.firstAid}</h2>
            <p>{lockWords.noPinNeeded}</p>
            {showsNorthernIreland(nation) && <p>{northernIreland.text}</p>}
            <FirstAidList others={[copdFlareUp, burns, poisoningSteps]} />
          </Stack>
        </section>
      </Stack>
    </div>
  )
}

const unseen = 'script, style, link'

/**
 * Shows only `host` and removes everything else from the page, including later additions (a toast, a dialog) unless the
 * lock screen adds them: nothing can be seen, read aloud, searched or printed. Returns a function that restores the
 * page with its scroll position and focus.
 */
function showOnly(host: HTMLElement): () => void {
  const { body } = document
  const focused = document.activeElement
  const top = window.scrollY
  const taken = document.createDocumentFragment()
  const take = (but: string) => {
    for (const child of [...body.children]) if (child !== host && !child.matches(but)) taken.append(child)
  }
  take(unseen)
  body.append(host)
  window.scrollTo(0, 0)
  const later = new MutationObserver(() => take(`${unseen}, [data-over-lock]`))
  later.observe(body, { childList: true })

  return () => {
    later.disconnect()
    host.remove()
    body.append(taken)
    window.scrollTo(0, top)
    if (focused instanceof HTMLElement && focused !== body) focused.focus({ preventScroll: true })
  }
}
