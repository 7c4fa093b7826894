import { lazy, Suspense } from 'react'
import styles from './header.module.css'

/** The air in one line. It keeps its place until it is there, and stays empty when nothing is known. */
export function HeaderAir() {
  return (
    <div className={styles.air}>
      <Suspense fallback={null}>
        <AirQualitySummary />
      </Suspense>
    </div>
  )
}

const AirQualitySummary = lazy(async () => ({
  default: await import('../../patient/air-quality/air-quality-summary.tsx').then(
    (air) => air.AirQualitySummary,
    () => () => null,
  ),
}))
