import type { ConsentText } from '@second-wind/core/content/consent/consent-shape'
import styles from './consent-sections.module.css'

/** The full consent text. */
export function ConsentSections({ text }: { text: ConsentText }) {
  return text.sections.map(({ heading, lines }) => (
    <section key={heading} className={styles.section}>
      <h3>{heading}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ))
}
