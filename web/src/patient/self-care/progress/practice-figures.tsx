import type { Practice } from '@second-wind/core/recovery/motivation/breathing-practice'
import { Card } from '../../../ui/primitives/card.tsx'
import { Figures } from '../../../ui/primitives/figures.tsx'

type Props = { practice: Practice; days: number }

/** Four figures, large, of the days that were chosen. */
export function PracticeFigures({ practice: { sessions, minutes, breaths, days: practised }, days }: Props) {
  const figures = [
    { label: sessions === 1 ? 'session' : 'sessions', value: sessions },
    { label: minutes === 1 ? 'minute' : 'minutes', value: minutes },
    { label: 'guided breaths', value: breaths },
    { label: `of ${days} days`, value: practised },
  ]
  return (
    <Card>
      <Figures figures={figures} size="large" />
    </Card>
  )
}
