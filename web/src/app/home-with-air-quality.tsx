import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { lazy, Suspense, type ComponentType } from 'react'
import { HomeScreen } from '../patient/home/home-screen.tsx'

/** Home with the card of another feature. Only Home's first screenful is part of the first load. */
export function HomeWithAirQuality() {
  return (
    <HomeScreen
      Frame={MantineFrame}
      airQuality={(onNotice) => (
        <Suspense fallback={null}>
          <AirQualityCard onNotice={onNotice} />
        </Suspense>
      )}
    />
  )
}

const MantineFrame = lazy(async () => ({ default: (await import('./mantine-frame.tsx')).MantineFrame }))

type AirProps = { onNotice: (id: NoticeId) => void }

/** Home works without the air quality if its code cannot be loaded. */
const AirQualityCard = lazy<ComponentType<AirProps>>(async () => ({
  default: await import('../patient/air-quality/air-quality-card.tsx').then(
    (air) => air.AirQualityCard,
    () => () => null,
  ),
}))
