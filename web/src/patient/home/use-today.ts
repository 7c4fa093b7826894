import { captureAt } from '../../data/local/index.ts'
import { useNow } from '../../ui/hooks/use-now.ts'

/** The patient's calendar day; moves on by itself at midnight. */
export function useToday(): string {
  const now = useNow()
  return captureAt(now).localDate
}
