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
  /** What stands around or beside the open tab and stays when another one is opened. */
  frame?: (panels: ReactNode) => ReactNode
}

/** Tabs across the top of a screen. What was begun in one tab stays while another is read. */
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

/** For whoever opens a tab from elsewhere on the screen: the place where the reader goes on. */
export function focusTab(tabsId: string, tab: string): void {
  document.getElementById(`${tabsId}-tab-${tab}`)?.focus()
}
