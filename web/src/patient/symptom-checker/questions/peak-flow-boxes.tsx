import { peakFlowLines } from '@second-wind/core/content/triage/peak-flow-lines'
import { peakFlowZone } from '@second-wind/core/records/measure/peak-flow-zone'
import { highestLpm, type PeakFlowZoneId } from '@second-wind/core/records/peak-flow'
import { useId, useState } from 'react'
import styles from './peak-flow-boxes.module.css'

type Props = {
  bestLpm: number | undefined
  /** The answer that the two figures give; undefined when they give none, whatever they gave before. */
  onZone: (zone: PeakFlowZoneId | undefined) => void
}

/** Does the sum for those who have the two figures. It chooses the answer, the person goes on. */
export function PeakFlowBoxes({ bestLpm, onZone }: Props) {
  const [today, setToday] = useState('')
  const [best, setBest] = useState(bestLpm === undefined ? '' : String(bestLpm))
  const zone = zoneOf(today, best)
  const isComplete = today !== '' && best !== ''

  const change = (nextToday: string, nextBest: string) => {
    setToday(nextToday)
    setBest(nextBest)
    const next = zoneOf(nextToday, nextBest)
    onZone(next.zone === 'unknown' ? undefined : next.zone)
  }

  return (
    <div className={styles.boxes}>
      <Box
        label={peakFlowLines.today.text}
        value={today}
        isWrong={today !== '' && lpmIn(today) === undefined}
        onChange={(value) => change(value, best)}
      />
      <Box
        label={peakFlowLines.best.text}
        value={best}
        isWrong={best !== '' && lpmIn(best) === undefined}
        onChange={(value) => change(today, value)}
      />
      <p role="status" className={styles.sum}>
        {isComplete && zone.zone !== 'unknown' && sumWords(today, best, zone.percent)}
      </p>
    </div>
  )
}

type BoxProps = { label: string; value: string; isWrong: boolean; onChange: (value: string) => void }

function Box({ label, value, isWrong, onChange }: BoxProps) {
  const id = useId()
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className={styles.wrong}>
          Enter a whole number from 1 to {highestLpm.toLocaleString('en-GB')}
        </p>
      )}
    </div>
  )
}

function zoneOf(today: string, best: string) {
  const todayLpm = lpmIn(today)
  const ownBestLpm = lpmIn(best)
  return peakFlowZone({
    ...(todayLpm === undefined ? {} : { todayLpm }),
    ...(ownBestLpm === undefined ? {} : { bestLpm: ownBestLpm }),
  })
}

function lpmIn(text: string): number | undefined {
  if (!/^\s*\d{1,4}\s*$/.test(text)) return undefined
  const lpm = Number(text)
  return lpm >= 1 && lpm <= highestLpm ? lpm : undefined
}

function sumWords(today: string, best: string, percent: number): string {
  const figures: Record<string, string> = { today: today.trim(), best: best.trim(), percent: String(percent) }
  return peakFlowLines.sum.text.replaceAll(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '')
}
