import { highestIndex } from '@second-wind/core/air/air-index'
import { pollutantNames, type Pollutants } from '@second-wind/core/air/pollutants'
import { concentrationUnit, pollutantLabels } from '@second-wind/core/content/air/air-notices'
import styles from './air-figures.module.css'
import { type MeasuredLine, shownColour } from './shown-colour.ts'

export function AirFigures({ line, pollutants }: { line: MeasuredLine; pollutants: Pollutants }) {
  return (
    <dl className={styles.figures}>
      {pollutantNames.map((name) => (
        <div key={name}>
          <dt>{pollutantLabels[name]}</dt>
          <dd>{amount(pollutants[name])}</dd>
        </div>
      ))}
      <div>
        <dt>Index</dt>
        <dd className={styles.index} data-colour={shownColour(line)}>
          {line.index} of {highestIndex}
        </dd>
      </div>
    </dl>
  )
}

const amount = (value: number | null | undefined): string =>
  typeof value === 'number' ? `${value} ${concentrationUnit}` : 'Not measured'
