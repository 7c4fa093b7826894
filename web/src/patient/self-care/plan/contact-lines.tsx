import { splitAtPhoneNumbers } from './split-at-phone-numbers.ts'
import styles from './plan-view.module.css'

/** The people of the plan, one on each line; a phone number can be tapped. */
export function ContactLines({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    <ul className={styles.contacts}>
      {lines.map((line, at) => (
        // The same line may come twice.
        <li key={`${at} ${line}`}>
          {splitAtPhoneNumbers(line).map(({ text: words, tel }, part) =>
            tel === undefined ? (
              words
            ) : (
              <a key={`${part} ${tel}`} href={`tel:${tel}`}>
                {words}
              </a>
            ),
          )}
        </li>
      ))}
    </ul>
  )
}
