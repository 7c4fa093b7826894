import { useAirQuality } from './use-air-quality.ts'
import styles from './air-quality-summary.module.css'

/** For the header: the level in words and the kind of reading. */
export function AirQualitySummary() {
  const air = useAirQuality()
  if (!air) return null
  const { line } = air
  const [state] = line.notices
  return (
    <p className={styles.summary}>
      <span className={styles.level}>
        Air quality:{'index' in line && ` ${line.word}, ${line.daqi.index} out of 10`}
      </span>{' '}
      <span className={styles.state}>
        <span aria-hidden="true" className={styles.dot} data-state={line.state} />
        {state}
      </span>
    </p>
  )
}
