import { listSymptoms } from '../../../data/local/index.ts'

/** The insight only asks whether there were six days; nobody logs this often in five. */
const enoughEntries = 200

/** The days of the newest check-ins. What cannot be read are none. */
export const readCheckInDays = (): Promise<string[]> =>
  listSymptoms(enoughEntries).then(
    (entries) => entries.map(({ localDate }) => localDate),
    () => [],
  )
