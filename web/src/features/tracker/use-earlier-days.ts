import { useLiveQuery } from 'dexie-react-hooks'
import { listSymptoms } from '../../local/index.ts'

/** The insight only asks whether there were six days; nobody logs this often in five. */
const enoughEntries = 200

/** The days of earlier check-ins, read while the form is filled in: nobody waits for them at the end. */
export function useEarlierDays(): readonly string[] {
  return useLiveQuery(readDays) ?? []
}

const readDays = () =>
  listSymptoms(enoughEntries).then(
    (entries) => entries.map(({ localDate }) => localDate),
    () => [],
  )
