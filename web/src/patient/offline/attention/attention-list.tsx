import { has111, northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { useEffect, useRef, useState } from 'react'
import { useNation } from '../../../data/live/use-nation.ts'
import { listDeadLetters } from '../../../data/local/lazy.ts'
import { useSafeLiveQuery } from '../status/use-safe-live-query.ts'
import { AttentionEntry } from './attention-entry.tsx'
import styles from './attention-list.module.css'

/** Entries that the server refuses for good. Each stays until the person has decided. */
export function AttentionList() {
  const letters = useSafeLiveQuery(listDeadLetters)
  const [outcome, setOutcome] = useState<{ words: string }>()
  const outcomeLine = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone with its entry: the reader goes on here.
  useEffect(() => {
    if (outcome) outcomeLine.current?.focus()
  }, [outcome])

  return (
    <>
      <p ref={outcomeLine} role="status" tabIndex={-1} className={styles.outcome}>
        {outcome?.words}
      </p>
      {letters && letters.length > 0 && (
        <section className={styles.list} aria-labelledby="attention-heading">
          <h2 id="attention-heading">
            {letters.length === 1 ? '1 entry needs attention' : `${letters.length} entries need attention`}
          </h2>
          <p>
            Nothing is lost: it is still on this phone. Your care team cannot see it yet. <WhenUnwell />
          </p>
          <ul className={styles.list}>
            {letters.map((letter) => (
              <li key={letter.mutationId}>
                <AttentionEntry letter={letter} onSettled={(words) => setOutcome({ words })} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function WhenUnwell() {
  const nation = useNation()
  const emergency = (
    <>
      , or <a href="tel:999">999</a> in an emergency.
    </>
  )
  if (!has111(nation))
    return (
      <>If you feel unwell, do not wait: call your GP surgery or the GP out-of-hours service{emergency}</>
    )
  return (
    <>
      If you feel unwell, do not wait: call <a href="tel:111">111</a>
      {emergency} {nation === undefined && northernIreland.text}
    </>
  )
}
