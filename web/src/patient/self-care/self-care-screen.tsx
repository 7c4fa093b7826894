import { breathingPacer } from '@second-wind/core/content/library/pacer'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { BreathingTab } from './breathing/breathing-tab.tsx'
import { DevicesTab } from './devices/devices-tab.tsx'
import { NutritionTab } from './nutrition/nutrition-tab.tsx'
import { PlanTab } from './plan/plan-tab.tsx'
import { ProgressTab } from './progress/progress-tab.tsx'

const firstTab = 'breathing'

/** /enhanced-self-care, or /enhanced-self-care?tab=nutrition, plan, devices or progress. */
export function SelfCareScreen() {
  const [params, setParams] = useSearchParams()
  const [pace, setPace] = useState(breathingPacer.defaultPace)
  const requestedTab = params.get('tab')
  const tab = otherTabs.find(({ id }) => id === requestedTab)?.id ?? firstTab
  // Leaving the tab unmounts the exercise, which stops it.
  const breathing = tab === firstTab ? <BreathingTab pace={pace} onPace={setPace} /> : null
  return (
    <ScreenTabs
      id="self-care"
      name="Enhanced Self-Care"
      tab={tab}
      onTab={(id) => setParams(id === firstTab ? {} : { tab: id })}
      tabs={[{ id: firstTab, title: 'Breathing', panel: breathing }, ...otherTabs]}
    />
  )
}

const otherTabs = [
  { id: 'nutrition', title: 'Nutrition', panel: <NutritionTab /> },
  { id: 'plan', title: 'My Plan', panel: <PlanTab /> },
  { id: 'devices', title: 'Devices', panel: <DevicesTab /> },
  { id: 'progress', title: 'Progress', panel: <ProgressTab /> },
]
