import { captureAt } from '../../data/local/index.ts'
import { useNow } from '../../ui/hooks/use-now.ts'

/** The local date; changes at midnight. */
export function useToday(): string {
  const now = useNow()
  return captureAt(now).localDate
}
