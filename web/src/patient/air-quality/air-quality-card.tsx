import { highestIndex } from '@second-wind/core/air/air-index'
import type { AirReadingDescription } from '@second-wind/core/air/describe-air-reading'
import { pollutantNames, type Pollutants } from '@second-wind/core/air/pollutants'
import { airNotices, concentrationUnit, pollutantLabels } from '@second-wind/core/content/air/air-notices'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { FoldedSection } from '../../ui/primitives/folded-section.tsx'
import { AirHeadline } from './air-headline.tsx'
import { type MeasuredLine, colourOfReading } from './colour-of-reading.ts'
import { useAirQuality } from './use-air-quality.ts'
import styles from './air-quality-card.module.css'

type Props = { onNotice: (id: 'air-quality-details' | 'air-quality-alert') => void }

/** Home's card about the air where the person lives; renders nothing until there is a reading. */
export function AirQualityCard({ onNotice }: Props) {
  const air = useAirQuality()
  if (!air) return null
  const { reading, line } = air
  return (
    <FoldedSection heading="Air quality" fact={airFact(line)} name="air">
      <Card className={styles.card}>
        <div>
          {'index' in line && <AirState line={line} />}
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
    </FoldedSection>
  )
}

/** The band comes with the kind of reading, so that a demo reading is never taken for a real one (hazard HZ-07). */
const airFact = (line: AirReadingDescription): string => {
  const [kind = ''] = line.notices
  if (!('index' in line)) return kind
  const level = `${line.word}, ${line.daqi.index} out of 10`
  return line.state === 'demo' ? `${level} (example)` : `${level}. ${kind}`
}

/** The kind of reading, shown before its figures: live, demo, saved, old or none. */
function AirState({ line }: { line: AirReadingDescription }) {
  return (
    <p className={styles.state}>
      <span aria-hidden="true" className={styles.dot} data-state={line.state} />
      {line.notices[0]}
    </p>
  )
}

/** Further details of a reading, and the scale of its index. */
function AirNotes({ line }: { line: AirReadingDescription }) {
  const notes = [...line.notices.slice(1), ...('index' in line ? [airNotices.indexNote.text] : [])]
  return (
    <div className={styles.notes}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

function AirFigures({ line, pollutants }: { line: MeasuredLine; pollutants: Pollutants }) {
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
        <dd className={styles.index} data-colour={colourOfReading(line)}>
          {line.index} of {highestIndex}
        </dd>
      </div>
    </dl>
  )
}

const amount = (value: number | null | undefined): string =>
  typeof value === 'number' ? `${value} ${concentrationUnit}` : 'Not measured'
