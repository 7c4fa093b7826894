import { useState } from 'react'

export type ChartView = 'charts' | 'table'

const key = 'history-view'

/** Charts or figures, as the person left it, as far as the browser lets us. Nothing medical is kept so. */
export function useChartView(): [view: ChartView, setView: (view: ChartView) => void] {
  const [view, setView] = useState(read)
  const change = (next: ChartView) => {
    write(next)
    setView(next)
  }
  return [view, change]
}

// Some private windows have no storage, or throw when it is touched.
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
    // Charts again next time.
  }
}
