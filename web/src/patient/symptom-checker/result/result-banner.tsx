import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { readFirst } from '../use-focus-on-place.ts'
import styles from './result-banner.module.css'

/** The level in colour, icon and words. */
export function ResultBanner({ result }: { result: DescribedResult }) {
  const { level, levelName, title, description, icon } = result
  return (
    <section aria-labelledby="result-heading" className={styles.banner} data-level={level}>
      <Icon name={icon} />
      <div className={styles.words}>
        {!title.startsWith(levelName) && <p className={styles.level}>{levelName}</p>}
        <h2 id="result-heading" {...readFirst}>
          {title}
        </h2>
        <p>{description}</p>
      </div>
    </section>
  )
}
