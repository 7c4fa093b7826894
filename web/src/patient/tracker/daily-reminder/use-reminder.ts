import { useLiveQuery } from 'dexie-react-hooks'
import { useLocalSave } from '../../../data/live/use-local-save.ts'
import { captureNow, findProfile } from '../../../data/local/index.ts'
import { findReminder, saveReminder, type SavedReminder, saveProfile } from '../../../data/local/lazy.ts'
import { clearToastError, toastError } from '../../../ui/feedback/toast.ts'

export type ReminderState = {
  reminder: SavedReminder | undefined
  /** The profile's setting; false without a profile. */
  isSwitchedOff: boolean
}

/** Returns undefined until the first read completes. */
export function useReminder(): ReminderState | undefined {
  return useLiveQuery(() => readState().catch(() => ({ reminder: undefined, isSwitchedOff: false })))
}

async function readState(): Promise<ReminderState> {
  const [reminder, profile] = await Promise.all([findReminder(), findProfile()])
  return { reminder, isSwitchedOff: profile?.settings?.symptoms === false }
}

export function useSetReminder() {
  const { notSaved, save } = useLocalSave()
  const attempt = (write: () => Promise<void>) =>
    save(write, {
      onSaved: () => notSaved && clearToastError(),
      onFailed: () => toastError('Error', 'We could not save your reminder. Try again.'),
    })
  return {
    notSaved,
    setReminder: (time: string) => attempt(() => saveAndSwitchOn(time)),
    turnOff: () => attempt(() => saveReminder(undefined, captureNow())),
  }
}

/** Setting a reminder also turns the reminders on in the profile's settings. */
async function saveAndSwitchOn(time: string): Promise<void> {
  const settings = (await findProfile())?.settings
  if (settings?.symptoms === false)
    await saveProfile({ settings: { ...settings, symptoms: true } }, captureNow())
  await saveReminder({ time }, captureNow())
}
