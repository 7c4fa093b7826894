import { useId } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import styles from './air-quality-card.module.css'
import { AirFigures } from './air-figures.tsx'
import { AirHeadline } from './air-headline.tsx'
import { AirNotes } from './air-notes.tsx'
import { AirState } from './air-state.tsx'
import { useAirQuality } from './use-air-quality.ts'

type Props = { onNotice: (id: 'air-quality-details' | 'air-quality-alert') => void }

/** Home's card about the air where the person lives; nothing before there is a reading. */
export function AirQualityCard({ onNotice }: Props) {
  const headingId = useId()
  const air = useAirQuality()
  if (!air) return null
  const { reading, line } = air
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Air quality</h2>
      <Card className={styles.card}>
        <div>
          <AirState line={line} />
          <p className={styles.place}>{reading.location}</p>
        </div>
        {'index' in line && (
          <>
            <AirHeadline line={line} />
            <AirFigures line={line} pollutants={reading.pollutants} />
          </>
        )}
        <AirNotes line={line} />
        <div className={styles.actions}>
          <Button look="plain" onClick={() => onNotice('air-quality-details')}>
            View Details
          </Button>
          <Button look="plain" onClick={() => onNotice('air-quality-alert')}>
            Set Alert
          </Button>
        </div>
      </Card>
    </section>
  )
}
