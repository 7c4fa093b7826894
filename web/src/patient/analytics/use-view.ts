import { useSearchParams } from 'react-router-dom'
import { periods, type Period } from '../../ui/charts/chart-period.ts'

const tabs = ['personal', 'population', 'predictions']
const [firstTab = '', ...otherTabs] = tabs

/** Which tab and which range the address asks for; what it does not know is the first of each. */
export function useView() {
  const [params, setParams] = useSearchParams()
  const tab = otherTabs.find((id) => id === params.get('tab')) ?? firstTab
  const days = periods.find((period) => `${period}d` === params.get('range')) ?? periods[0]

  const paramsOf = (next: { tab: string; days: Period }) => ({
    ...(next.tab !== firstTab && { tab: next.tab }),
    ...(next.days !== periods[0] && { range: `${next.days}d` }),
  })
  return {
    tab,
    days,
    setTab: (id: string) => setParams(paramsOf({ tab: id, days })),
    setDays: (period: Period) => setParams(paramsOf({ tab, days: period }), { replace: true }),
  }
}
