import { useRememberedChoice } from './use-remembered-choice.ts'

/** Remembers that the person dismissed something. */
export function useDismissed(key: string): [isDismissed: boolean, dismiss: () => void] {
  const [choice, choose] = useRememberedChoice(key, ['shown', 'dismissed'])
  return [choice === 'dismissed', () => choose('dismissed')]
}
