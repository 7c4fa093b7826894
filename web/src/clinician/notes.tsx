import { shorten } from '@second-wind/core/platform/shorten'
import { useState } from 'react'
import styles from './notes.module.css'

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
          {isWhole ? 'Show less' : 'Show the whole note'}
        </button>
      )}
    </div>
  )
}
