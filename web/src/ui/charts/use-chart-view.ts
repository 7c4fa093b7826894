import { useState } from 'react'

export type ChartView = 'charts' | 'table'

const key = 'history-view'

/** Charts or table, remembered in localStorage where the browser allows it. No medical data is stored there. */
export function useChartView(): [view: ChartView, setView: (view: ChartView) => void] {
  const [view, setView] = useState(read)
  const change = (next: ChartView) => {
    write(next)
    setView(next)
  }
  return [view, change]
}

// Some private windows have no localStorage, or throw on access.
function read(): ChartView {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'charts'
  } catch {
    return 'charts'
  }
}

function write(view: ChartView): void {
  try {
    localStorage.setItem(key, view)
  } catch {
    // Not remembered: the next visit starts with charts.
  }
}
