import { TextButton } from '../links/text-button.tsx'
import type { ChartView } from './use-chart-view.ts'

type Props = { view: ChartView; onView: (view: ChartView) => void }

export function ViewSwitch({ view, onView }: Props) {
  return (
    <TextButton onClick={() => onView(view === 'charts' ? 'table' : 'charts')}>
      {view === 'charts' ? 'Show as a table' : 'Show as charts'}
    </TextButton>
  )
}
