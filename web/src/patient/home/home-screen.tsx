import '../../data/pwa/install.ts'
import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { lazy, Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { CompanionHero, type WeeklyGoalBarProps } from './hero/companion-hero.tsx'
import styles from './home-screen.module.css'

export type HomeScreenProps = {
  /** The card of another feature; its buttons open a notice here. */
  airQuality?: (onNotice: (id: NoticeId) => void) => ReactNode
  /** The context that a dialog needs; loaded with the first dialog. */
  Frame: ComponentType<{ children: ReactNode }>
}

/**
 * What was logged in the last two days, an unfinished log and a message from the care team come first. The groups below load afterwards.
 * The browser may offer to install before that, so the install listener starts with this file.
 */
export function HomeScreen(props: HomeScreenProps) {
  const [hasCards, setHasCards] = useState(false)
  const showCards = useCallback(() => setHasCards(true), [])
  return (
    <div className={styles.screen}>
      <Suspense fallback={null}>
        <FirstCards onShown={showCards} />
      </Suspense>
      <CompanionHero WeeklyGoalBar={WeeklyGoalBar} hasCards={hasCards} />
      <Suspense fallback={<p className={styles.waiting}>Opening…</p>}>
        <HomeGroups {...props} />
      </Suspense>
    </div>
  )
}

// If the rest cannot be loaded, this part stays.
type Parts = {
  HomeGroups: ComponentType<HomeScreenProps>
  WeeklyGoalBar: ComponentType<WeeklyGoalBarProps>
  FirstCards: ComponentType<{ onShown: () => void }>
}
const without: Parts = {
  HomeGroups: NoGroups,
  WeeklyGoalBar: () => null,
  FirstCards: () => null,
}
const parts = (): Promise<Parts> => import('./deferred-home.ts').catch(() => without)
const HomeGroups = lazy(async () => ({ default: (await parts()).HomeGroups }))
const FirstCards = lazy(async () => ({ default: (await parts()).FirstCards }))
const WeeklyGoalBar = lazy(async () => ({ default: (await parts()).WeeklyGoalBar }))

function NoGroups() {
  return <p>The rest of this page could not load. Close the app and open it again when you have a signal.</p>
}
