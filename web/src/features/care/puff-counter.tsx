import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FirstAid } from '@second-wind/core/content/help/first-aid'
import { useTicking } from '../../ui/use-ticking.ts'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import { CallLink } from './call-link.tsx'
import styles from './puff-counter.module.css'

type Puffs = NonNullable<FirstAid['puffs']>
/** `afterwards`: what to do after the last puff */
type Props = Pick<Puffs, 'secondsBetween' | 'max'> & { afterwards: string }

/** Counts puffs and the time between them. 999 stands beside it all the while. */
export function PuffCounter({ secondsBetween, max, afterwards }: Props) {
  const [puffs, setPuffs] = useState({ count: 0, lastAt: 0 })
  const isRunning = puffs.count > 0 && puffs.count < max
  const { now, look } = useTicking(isRunning)
  useWakeLock(isRunning)
  const wait = isRunning ? secondsLeft(puffs.lastAt, now, secondsBetween.min) : 0
  const isLast = puffs.count === max

  const countPuff = () => {
    if (wait > 0) return
    look()
    setPuffs({ count: puffs.count + 1, lastAt: Date.now() })
  }

  return (
    <div role="group" aria-label="Puff counter" className={styles.counter}>
      <p className={styles.count}>
        <span className={styles.figure}>{puffs.count}</span> of {max} puffs
      </p>
      {wait > 0 && (
        <p role="timer" className={styles.wait}>
          Next puff in {wait} {wait === 1 ? 'second' : 'seconds'}
        </p>
      )}
      <p role="status">{statusOf(puffs.count, wait, isLast && afterwards)}</p>
      <div className={styles.actions}>
        {!isLast && (
          <Button onClick={countPuff} aria-disabled={wait > 0} {...(wait > 0 && { 'data-disabled': true })}>
            I took a puff
          </Button>
        )}
        <CallLink tel="999" level="emergency">
          Call 999
        </CallLink>
        {puffs.count > 0 && (
          <Button variant="outline" onClick={() => setPuffs({ count: 0, lastAt: 0 })}>
            Count again from 0
          </Button>
        )}
      </div>
    </div>
  )
}

/** Not a second longer than the pause itself, also when the clock was put back. */
function secondsLeft(since: number, now: number, pauseSeconds: number): number {
  return Math.ceil(pauseSeconds - Math.max(0, now - since) / 1000)
}

function statusOf(count: number, wait: number, lastWords: string | false): string {
  if (lastWords !== false) return `That was the last puff. ${lastWords}`
  if (count === 0) return ''
  return wait > 0 ? `Puff ${count} counted. Wait.` : 'You can take the next puff.'
}
