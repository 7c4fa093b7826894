import type { MedicineReminder } from '@second-wind/core/records/medicine-reminder'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { captureNow, newId, notSavedReason, type NotSavedReason } from '../../../data/local/index.ts'
import {
  findMedicineReminders,
  removeMedicineReminder,
  saveMedicineReminder,
  saveMedicineNamesShown,
} from '../../../data/local/lazy.ts'
import { medicineWords } from './medicine-words.ts'

export type MedicineValues = Pick<MedicineReminder, 'name' | 'time'> & { id?: string }

/** The reminders of this phone, with functions to change them; undefined until read, and when they cannot be read. */
export function useMedicines() {
  const saved = useLiveQuery(() => findMedicineReminders().catch(() => undefined))
  const [notSaved, setNotSaved] = useState<NotSavedReason>()
  const [outcome, setOutcome] = useState('')
  const attempt = async (change: () => Promise<void>, text: string): Promise<boolean> => {
    const failed = await change().then(() => undefined, notSavedReason)
    setNotSaved(failed)
    setOutcome(failed ? '' : text)
    return failed === undefined
  }
  if (!saved) return undefined
  return {
    ...saved,
    notSaved,
    outcome,
    save: ({ id = newId(), name, time }: MedicineValues) =>
      attempt(() => saveMedicineReminder({ id, name, time }, captureNow()), medicineWords.saved(name, time)),
    remove: ({ id, name }: MedicineReminder) =>
      attempt(() => removeMedicineReminder(id), medicineWords.removed(name)),
    showNames: (isShown: boolean) => attempt(() => saveMedicineNamesShown(isShown), ''),
  }
}
