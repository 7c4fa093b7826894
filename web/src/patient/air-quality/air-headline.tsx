import { Icon, type IconName } from '../../ui/primitives/icon.tsx'
import { type MeasuredLine, colourOfReading } from './colour-of-reading.ts'
import styles from './air-headline.module.css'

/** The UK index: band, figure and position on the scale, with the advice for the band. */
export function AirHeadline({ line }: { line: MeasuredLine }) {
  const colour = colourOfReading(line)
  return (
    <div className={styles.headline} data-colour={colour}>
      <p className={styles.level}>
        <span className={styles.mark}>
          <Icon name={icons[colour]} />
        </span>
        <span className={styles.words}>
          <span className={styles.word}>{line.word}</span>
          <span className={styles.points}>{line.daqi.index} out of 10, UK Daily Air Quality Index</span>
        </span>
      </p>
      <ol aria-hidden="true" className={styles.scale}>
        {points.map((point) => (
          <li key={point} data-reached={point <= line.daqi.index || undefined} />
        ))}
      </ol>
      {line.advice !== null && <p>{line.advice}</p>}
    </div>
  )
}

const points = Array.from({ length: 10 }, (_, at) => at + 1)

const icons: Record<MeasuredLine['colour'], IconName> = {
  green: 'tick',
  yellow: 'cloud',
  orange: 'warning',
  red: 'warning',
  unknown: 'clock',
}
