import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './screen-tabs.module.css'

export type ScreenTab = { id: string; title: string; panel: ReactNode }
type Props = {
  id: string
  name: string
  tab: string
  onTab: (id: string) => void
  tabs: readonly ScreenTab[]
  /** Content around or beside the open tab that stays when another tab is opened. */
  frame?: (panels: ReactNode) => ReactNode
}

/** Tabs across the top of a screen. Unfinished input in a tab stays while another tab is open. */
export function ScreenTabs({ id: tabsId, name, tab, onTab, tabs, frame = (panels) => panels }: Props) {
  const panels = tabs.map(({ id, panel }) => (
    <Tabs.Panel key={id} value={id} className={styles.panel}>
      {panel}
    </Tabs.Panel>
  ))
  return (
    <Tabs
      id={tabsId}
      value={tab}
      onChange={(id) => id !== null && onTab(id)}
      activateTabWithKeyboard={false}
      classNames={{ list: styles.list ?? '', tab: styles.tab ?? '', tabLabel: styles.label ?? '' }}
    >
      <Tabs.List grow aria-label={name}>
        {tabs.map(({ id, title }) => (
          <Tabs.Tab key={id} value={id}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {frame(panels)}
    </Tabs>
  )
}

/** For links that open a tab from elsewhere on the screen: the element that takes the focus. */
export function focusTab(tabsId: string, tab: string): void {
  document.getElementById(`${tabsId}-tab-${tab}`)?.focus()
}
