import { PhoneLinks } from './phone-links.tsx'
import styles from './contact-lines.module.css'

/** The contacts of the plan, one a line; phone numbers can be tapped. */
export function ContactLines({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    <ul className={styles.contacts}>
      {lines.map((line, at) => (
        // Two lines may be the same.
        <li key={`${at} ${line}`}>
          <PhoneLinks text={line} />
        </li>
      ))}
    </ul>
  )
}
