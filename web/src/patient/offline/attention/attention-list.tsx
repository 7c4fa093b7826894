import { useEffect, useRef, useState } from 'react'
import { useSafeLiveQuery } from '../../../data/live/use-safe-live-query.ts'
import { listDeadLetters } from '../../../data/local/lazy.ts'
import { AdviceNumber, NorthernIrelandLine } from '../../../widgets/advice-number.tsx'
import { AttentionEntry } from './attention-entry.tsx'
import styles from './attention-list.module.css'

/** Entries that the server permanently refuses. Each stays until the person decides. */
export function AttentionList() {
  const letters = useSafeLiveQuery(listDeadLetters)
  const [outcome, setOutcome] = useState<{ text: string }>()
  const outcomeLine = useRef<HTMLParagraphElement>(null)
  // The pressed button disappears with its entry, so the focus moves here.
  useEffect(() => {
    if (outcome) outcomeLine.current?.focus()
  }, [outcome])

  return (
    <>
      <p ref={outcomeLine} role="status" tabIndex={-1} className={styles.outcome}>
        {outcome?.text}
      </p>
      {letters && letters.length > 0 && (
        <section className={styles.list} aria-labelledby="attention-heading">
          <h2 id="attention-heading">
            {letters.length === 1 ? '1 entry needs attention' : `${letters.length} entries need attention`}
          </h2>
          <p>
            Nothing is lost. It is saved on this phone, but your care team cannot see it yet. <WhenUnwell />
          </p>
          <ul className={styles.list}>
            {letters.map((letter) => (
              <li key={letter.mutationId}>
                <AttentionEntry letter={letter} onSettled={(text) => setOutcome({ text })} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function WhenUnwell() {
  return (
    <>
      If you feel unwell, do not wait: call <AdviceNumber />, or <a href="tel:999">999</a> in an emergency.
      <NorthernIrelandLine />
    </>
  )
}
