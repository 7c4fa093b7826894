import { useEffect, useRef, useState } from 'react'
import type { FirstAid } from '@second-wind/core/content/help/first-aid'
import { Button } from '../../ui/button.tsx'
import styles from './puff-counter.module.css'

type Puffs = NonNullable<FirstAid['puffs']>

/** Counts with somebody who may lose count. It stops nobody from anything: the ways to 999 stay where they are. */
export function PuffCounter({ puffs: { max, secondsBetween } }: { puffs: Puffs }) {
  const [count, setCount] = useState(0)
  const [lastPuffAt, setLastPuffAt] = useState(0)
  const words = useRef<HTMLParagraphElement>(null)
  const countTo = (next: number) => {
    // At either end the button that was pressed is gone.
    if (next === 0 || next === max) words.current?.focus()
    setCount(next)
  }
  const takePuff = () => {
    countTo(count + 1)
    setLastPuffAt(Date.now())
  }
  return (
    <div className={styles.counter}>
      <p ref={words} role="status" tabIndex={-1} className={styles.count}>
        {count === 0 ? 'No puffs counted yet' : `Puff ${count} of ${max}`}
      </p>
      {count > 0 && count < max && (
        <p className={styles.wait}>
          <SecondsSince key={lastPuffAt} at={lastPuffAt} /> seconds since the last puff. Wait{' '}
          {waitWords(secondsBetween)} between puffs.
        </p>
      )}
      <div className={styles.actions}>
        {count < max && <Button onClick={takePuff}>I took a puff</Button>}
        {count > 0 && (
          <Button look="plain" onClick={() => countTo(count - 1)}>
            Take one off
          </Button>
        )}
      </div>
    </div>
  )
}

function SecondsSince({ at }: { at: number }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - at) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [at])
  return seconds
}

function waitWords({ min, max }: Puffs['secondsBetween']): string {
  return min % 60 === 0 && max % 60 === 0 ? `${min / 60} to ${max / 60} minutes` : `${min} to ${max} seconds`
}
