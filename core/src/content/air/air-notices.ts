import { reviewed } from '../review.ts'
import type { AirNotice } from './air-notice-schema.ts'

type NoticeName =
  | 'live'
  | 'demo'
  | 'demoKey'
  | 'saved'
  | 'old'
  | 'oldUnknownAge'
  | 'serviceError'
  | 'noReading'
  | 'noTown'
  | 'incomplete'
  | 'estimate'
  | 'indexNote'

/** `demoKey` and `serviceError` are the specification's own words; `noReading` is hazard C20's. */
export const airNotices: Record<NoticeName, AirNotice> = {
  live: { id: 'air-live', ...reviewed('own'), text: 'Live reading' },
  demo: { id: 'air-demo', ...reviewed('own'), text: 'Example reading, not live' },
  demoKey: { id: 'air-demo-key', ...reviewed('specification'), text: 'Add API key for real-time updates' },
  saved: { id: 'air-saved', ...reviewed('own'), text: 'Saved reading from {age}' },
  old: {
    id: 'air-old',
    ...reviewed('own'),
    text: 'Old reading, from {age}. Check symptoms as usual',
  },
  oldUnknownAge: {
    id: 'air-old-unknown-age',
    ...reviewed('own'),
    text: 'Old reading. We do not know its age. Check symptoms as usual',
  },
  serviceError: {
    id: 'air-service-error',
    ...reviewed('specification'),
    text: 'Service temporarily unavailable',
  },
  noReading: { id: 'air-no-reading', ...reviewed('own'), text: 'No reading. Check symptoms as usual' },
  noTown: {
    id: 'air-no-town',
    ...reviewed('own'),
    text: 'No reading: we could not tell which town you live in. In your profile, write only the town as your location. Check symptoms as usual',
  },
  incomplete: {
    id: 'air-incomplete',
    ...reviewed('own'),
    text: 'Not measured: {missing}. The level may be higher',
  },
  estimate: {
    id: 'air-estimate',
    ...reviewed('daqi'),
    text: 'An estimate: the UK index uses averages over 8 or 24 hours.',
  },
  indexNote: {
    id: 'air-index-note',
    ...reviewed('daqi'),
    text: 'From 0 to 500. Low ends at 50, Moderate at 100, High at 150.',
  },
}

export const pollutantLabels = { pm2_5: 'PM2.5', pm10: 'PM10', o3: 'Ozone' } as const

export const concentrationUnit = 'μg/m³'
