import { useState } from 'react'
import styles from './notes.module.css'
import { shorten } from './shorten.ts'

const shortLength = 140

/** A patient's own words, shortened until asked for. */
export function Notes({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const short = shorten(text, shortLength)
  return (
    <div className={styles.notes}>
      <span className={styles.text}>“{isWhole ? text : short}”</span>
      {short !== text && (
        <button type="button" className={styles.toggle} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Shorten note' : 'Whole note'}
        </button>
      )}
    </div>
  )
}
