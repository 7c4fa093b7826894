/*
 * "Air-quality source indicator: live dot for live data; demo dot with 'Add API key for real-time updates'; 'Service
 * temporarily unavailable' on error." Hazards HZ-07 and C20: a demo reading says so in words; an error says "No
 * reading. Check symptoms as usual"; a saved or old reading shows its age and is never live; an index that claims
 * cleaner air than its pollutants is not shown.
 */
import { airAdvice } from '../content/air/air-advice.ts'
import { airNotices, pollutantLabels } from '../content/air/air-notices.ts'
import { epochMs, hourMs } from '../platform/moment.ts'
import { airIndex, indexColour, type IndexColour } from './air-index.ts'
import type { AirReading } from './air-reading.ts'
import { daqi, type Daqi } from './daqi.ts'
import { formatReadingAge } from './format-reading-age.ts'

/**
 * An older reading shows its age even if it has just arrived: the server returns its last one while the weather service
 * fails. Our own choice: measured hourly, kept for half an hour by the server and by the phone.
 */
export const liveMaxAgeMs = 2 * hourMs

/**
 * A reading older than this is marked "old" and gives no advice. Our own choice: pollution varies with the time of day.
 */
export const adviceMaxAgeMs = 6 * hourMs

/** How far a phone's clock may be slow before the age of a reading means nothing. */
export const clockSlackMs = hourMs

export type AirReadingDescription =
  | { state: 'none' | 'error'; notices: string[] }
  | {
      state: 'live' | 'demo' | 'saved' | 'old'
      /** The headline: the UK index and its word. */
      daqi: Extract<Daqi, { index: number }>
      word: string
      /** 0 to 500, with its colour. */
      index: number
      colour: IndexColour
      /** Null for an old reading: yesterday's air gives no advice for today. */
      advice: string | null
      /** In display order; the first names the state. */
      notices: string[]
    }

/**
 * @param reading undefined when there is none
 * @param isSaved true for the phone's own copy, false for a response that has just arrived
 * @param now epoch milliseconds
 */
export function describeAirReading(
  reading: AirReading | undefined,
  { isSaved, now }: { isSaved: boolean; now: number },
): AirReadingDescription {
  if (!reading) return { state: 'none', notices: [airNotices.noReading.text] }
  if (reading.source === 'error') {
    return { state: 'error', notices: [airNotices.serviceError.text, reading.description] }
  }
  const uk = daqi(reading.pollutants)
  if (uk.band === 'unknown') return { state: 'none', notices: [airNotices.noReading.text] }

  const ageMs = now - epochMs(reading.timestamp)
  const state = stateOf(reading, ageMs, isSaved)
  const index = Math.max(reading.index ?? 0, airIndex(reading.pollutants)?.index ?? 0)
  const { word, advice } = airAdvice[uk.band]
  return {
    state,
    daqi: uk,
    word,
    index,
    colour: indexColour(index),
    advice: isOld(ageMs) ? null : advice,
    notices: [...stateNotices(state, ageMs), ...incomplete(uk), airNotices.estimate.text],
  }
}

function stateOf(reading: AirReading, ageMs: number, isSaved: boolean): 'live' | 'demo' | 'saved' | 'old' {
  if (reading.source === 'demo') return 'demo'
  if (isOld(ageMs)) return 'old'
  return isSaved || ageMs > liveMaxAgeMs ? 'saved' : 'live'
}

const isOld = (ageMs: number): boolean => ageMs > adviceMaxAgeMs || ageMs < -clockSlackMs

function stateNotices(state: 'live' | 'demo' | 'saved' | 'old', ageMs: number): string[] {
  switch (state) {
    case 'live':
      return [airNotices.live.text]
    case 'demo':
      return [airNotices.demo.text, airNotices.demoKey.text, ...(isOld(ageMs) ? [oldNotice(ageMs)] : [])]
    case 'saved':
      return [airNotices.saved.text.replace('{age}', formatReadingAge(ageMs))]
    case 'old':
      return [oldNotice(ageMs)]
  }
}

function oldNotice(ageMs: number): string {
  if (ageMs < 0) return airNotices.oldUnknownAge.text
  return airNotices.old.text.replace('{age}', formatReadingAge(ageMs))
}

function incomplete({ missing }: Daqi): string[] {
  if (missing.length === 0) return []
  const labels = missing.map((name) => pollutantLabels[name]).join(', ')
  return [airNotices.incomplete.text.replace('{missing}', labels)]
}
