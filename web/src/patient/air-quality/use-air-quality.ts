import { defaultLocation } from '@second-wind/core/air/air-quality'
import type { AirReading } from '@second-wind/core/air/air-reading'
import { describeAirReading, type AirReadingDescription } from '@second-wind/core/air/describe-air-reading'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useSyncExternalStore } from 'react'
import { findProfile } from '../../data/local/index.ts'
import { findAirReading } from '../../data/local/lazy.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { airFeed, type AirFeedState } from './air-feed.ts'

export type AirView = { reading: AirReading; line: AirReadingDescription }

/** The air quality where the person lives; undefined while there is no reading. */
export function useAirQuality(): AirView | undefined {
  const location = useLiveQuery(() => findProfile().then(locationOf, () => defaultLocation))
  const { reply, isCutOff } = useAirFeed(location)
  const kept = useLiveQuery(() => findSavedReading(location), [location])
  const now = useNow()

  const reading = isCutOff || reply === undefined ? kept : reply
  if (!reading) return undefined
  const isSaved = isCutOff || !reply
  return { reading, line: describeAirReading(reading, { isSaved, now }) }
}

const locationOf = (profile: { location: string } | undefined) => profile?.location ?? defaultLocation

const nothingYet: AirFeedState = { reply: undefined, isCutOff: false }

function useAirFeed(location: string | undefined): AirFeedState {
  const subscribe = useCallback(
    (onChange: () => void) => (location === undefined ? () => {} : airFeed(location).subscribe(onChange)),
    [location],
  )
  return useSyncExternalStore(subscribe, () =>
    location === undefined ? nothingYet : airFeed(location).current(),
  )
}

/** An unreadable copy counts as none. */
function findSavedReading(location: string | undefined): Promise<AirReading | undefined> {
  return location === undefined ? Promise.resolve(undefined) : findAirReading(location).catch(() => undefined)
}
