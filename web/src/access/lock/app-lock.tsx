import { burns } from '@second-wind/core/content/help/burns'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { poisoningSteps } from '@second-wind/core/content/help/poisoning'
import { lockWords } from '@second-wind/core/content/lock/lock-words'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { disableLock } from '../../data/live/enable-lock.ts'
import { setLock } from '../../data/live/lock-state.ts'
import { useLock } from '../../data/live/use-lock.ts'
import { onDeviceWiped } from '../../data/local/lazy.ts'
import { keepFlushing } from '../../data/pwa/flush-triggers.ts'
import { FirstAidList } from '../../ui/first-aid/first-aid-list.tsx'
import { Stack } from '../../ui/primitives/stack.tsx'
import { lockWhenIdle } from './lock-when-idle.ts'
import type { SignInComponent } from './sign-in-to-unlock.tsx'
import { UnlockOptions } from './unlock-options.tsx'
import styles from './app-lock.module.css'

type Props = { Frame: ComponentType<{ children: ReactNode }>; SignIn: SignInComponent | undefined }

/**
 * Locks the app when it is left alone, and stands in its place while it is locked. What was logged is sent all the
 * same: the outbox holds nothing back.
 */
export function AppLock({ Frame, SignIn }: Props) {
  const [host] = useState(() => document.createElement('div'))
  const lock = useLock()
  const isOpen = lock === 'open'
  const isLocked = lock === 'closed' || lock === 'locked'
  useEffect(keepFlushing, [])
  // A phone that was reported lost has nothing to guard any more, and its screens say why.
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

/** Whoever was nowhere in particular, as after a start, goes on at the heading of the screen. */
function focusHeadingIfUnfocused(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** Nothing on it is about the person: it asks who they are, and gives the steps that cannot wait for that. */
function LockScreen({ SignIn }: { SignIn: SignInComponent | undefined }) {
  return (
    <div className={styles.screen}>
      <Stack of="sections">
        <UnlockOptions SignIn={SignIn} />
        <section>
          <Stack>
            <h2>{lockWords.firstAid}</h2>
            <p>{lockWords.noPinNeeded}</p>
            <p>{northernIreland.text}</p>
            <FirstAidList others={[copdFlareUp, burns, poisoningSteps]} />
          </Stack>
        </section>
      </Stack>
    </div>
  )
}

/** What the document holds beside what a person reads. */
const unseen = 'script, style, link'

/**
 * Puts `host` on the page and takes everything else off it, also what is added later (a toast, a dialog), unless the
 * locked app itself adds it: nothing of it can be seen, read aloud, found or printed. The answer puts it all back, where the page was and with the focus.
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
