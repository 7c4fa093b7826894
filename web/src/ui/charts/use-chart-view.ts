import { useRememberedChoice } from '../hooks/use-remembered-choice.ts'

export type ChartView = 'charts' | 'table'

export const useChartView = () => useRememberedChoice<ChartView>('history-view', ['charts', 'table'])
