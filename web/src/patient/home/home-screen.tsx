import '../../data/pwa/install.ts'
import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { CompanionHero, type WeekWordsProps } from './hero/companion-hero.tsx'
import styles from './home-screen.module.css'

export type HomeScreenProps = {
  /** The card of another feature; its buttons open a notice here. */
  airQuality?: (onNotice: (id: NoticeId) => void) => ReactNode
  /** What a dialog needs around it; fetched with the first one. */
  Frame: ComponentType<{ children: ReactNode }>
}

/**
 * One thing first: how are you today. Everything else follows in a few groups, and arrives after it. The browser's
 * offer to install comes perhaps before them, so it is listened for from the start.
 */
export function HomeScreen(props: HomeScreenProps) {
  return (
    <div className={styles.screen}>
      <CompanionHero WeekWords={WeekWords} />
      <Suspense fallback={<p className={styles.waiting}>Opening…</p>}>
        <HomeGroups {...props} />
      </Suspense>
    </div>
  )
}

// When the rest does not arrive, what is above it stays.
type Parts = { HomeGroups: ComponentType<HomeScreenProps>; WeekWords: ComponentType<WeekWordsProps> }
const without: Parts = { HomeGroups: NoGroups, WeekWords: () => null }
const parts = (): Promise<Parts> => import('./deferred-home.ts').catch(() => without)
const HomeGroups = lazy(async () => ({ default: (await parts()).HomeGroups }))
const WeekWords = lazy(async () => ({ default: (await parts()).WeekWords }))

function NoGroups() {
  return <p>The rest of this page could not load. Close the app and open it again when you have a signal.</p>
}
