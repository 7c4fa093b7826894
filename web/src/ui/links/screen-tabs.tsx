import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './screen-tabs.module.css'

export type ScreenTab = { id: string; title: string; panel: ReactNode }
type Props = {
  id: string
  name: string
  tab: string
  onTab: (id: string) => void
  tabs: readonly ScreenTab[]
  /** On a narrow screen a name of several words may take two lines. */
  wraps?: boolean
  /** Content around or beside the open tab that stays when another tab is opened. */
  frame?: (panels: ReactNode) => ReactNode
}

/** Tabs across the top of a screen. Unfinished input in a tab stays while another tab is open. */
export function ScreenTabs({ id: tabsId, name, tab, onTab, tabs, wraps, frame = (panels) => panels }: Props) {
  const panels = tabs.map(({ id, panel }) => (
    <Tabs.Panel key={id} value={id} className={styles.panel}>
      {panel}
    </Tabs.Panel>
  ))
  const list = useOpenTabInView(tab)
  return (
    <Tabs
      id={tabsId}
      value={tab}
      onChange={(id) => id !== null && onTab(id)}
      activateTabWithKeyboard={false}
      classNames={{ list: styles.list ?? '', tab: styles.tab ?? '', tabLabel: styles.label ?? '' }}
    >
      <Tabs.List ref={list} grow aria-label={name} mod={{ wraps }}>
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

/** The row of tabs may be wider than the screen. */
function useOpenTabInView(tab: string) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[data-active]')
    if (list.current && open)
      list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2
  }, [tab])
  return list
}

/** For links that open a tab from elsewhere on the screen: the element that takes the focus. */
export function focusTab(tabsId: string, tab: string): void {
  document.getElementById(`${tabsId}-tab-${tab}`)?.focus()
}
