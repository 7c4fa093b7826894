import { Button } from '@mantine/core'
import type { FirstAid } from '@second-wind/core/content/help/first-aid'
import { useRef, useState } from 'react'
import { useTicker } from '../hooks/use-ticker.ts'
import { useWakeLock } from '../hooks/use-wake-lock.ts'
import { CallLink } from '../links/call-link.tsx'
import styles from './puff-counter.module.css'

type Puffs = NonNullable<FirstAid['puffs']>
/** `afterwards`: what to do after the last puff. `hasCall`: with a link to 999, where the screen has no other. */
type Props = Pick<Puffs, 'secondsBetween' | 'max'> & { afterwards: string; hasCall: boolean }

/** Counts puffs and the time between them. The 999 link of the card or of the screen stays visible throughout. */
export function PuffCounter({ secondsBetween, max, afterwards, hasCall }: Props) {
  const [puffTimes, setPuffTimes] = useState<readonly number[]>([])
  const figure = useRef<HTMLParagraphElement>(null)
  const count = puffTimes.length
  const isRunning = count > 0 && count < max
  const { now, updateNow } = useTicker(isRunning)
  useWakeLock(isRunning)
  const wait = isRunning ? secondsLeft(puffTimes.at(-1) ?? now, now, secondsBetween.min) : 0

  const change = (next: readonly number[]) => {
    // At the start and at the end, the pressed button has disappeared.
    if (next.length === 0 || next.length === max) figure.current?.focus()
    updateNow()
    setPuffTimes(next)
  }
  const countPuff = () => {
    if (wait <= 0) change([...puffTimes, Date.now()])
  }

  return (
    <div role="group" aria-label="Puff counter" className={styles.counter}>
      <p ref={figure} tabIndex={-1}>
        <span className={styles.figure}>{count}</span> of {max} puffs
      </p>
      {wait > 0 && (
        <p role="timer" className={styles.wait}>
          Next puff in {wait} {wait === 1 ? 'second' : 'seconds'}
        </p>
      )}
      <p role="status">{statusOf(count, wait, count === max && afterwards)}</p>
      <div className={styles.actions}>
        {count < max && (
          <Button onClick={countPuff} aria-disabled={wait > 0} {...(wait > 0 && { 'data-disabled': true })}>
            I took a puff
          </Button>
        )}
        {hasCall && (
          <CallLink tel="999" level="emergency">
            Call 999
          </CallLink>
        )}
        {count > 0 && (
          <>
            <Button variant="outline" onClick={() => change(puffTimes.slice(0, -1))}>
              Take one off
            </Button>
            <Button variant="outline" onClick={() => change([])}>
              Count again from 0
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** At most the length of the pause, even if the clock was put back. */
function secondsLeft(since: number, now: number, pauseSeconds: number): number {
  return Math.ceil(pauseSeconds - Math.max(0, now - since) / 1000)
}

function statusOf(count: number, wait: number, lastWords: string | false): string {
  if (lastWords !== false) return `That was the last puff. ${lastWords}`
  if (count === 0) return ''
  return wait > 0 ? `Puff ${count} counted. Wait.` : 'You can take the next puff.'
}
