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

/** At most `length` characters, cut between words where there are any, with an ellipsis if cut. */
export function shorten(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  const start = characters.slice(0, length - 1).join('')
  const lastSpace = start.lastIndexOf(' ')
  return `${(lastSpace > length / 2 ? start.slice(0, lastSpace) : start).trimEnd()}…`
}
