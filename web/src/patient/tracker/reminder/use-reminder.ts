import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import {
  notSavedReason,
  captureNow,
  findProfile,
  saveProfile,
  type NotSavedReason,
} from '../../../data/local/index.ts'
import { findReminder, saveReminder, type SavedReminder } from '../../../data/local/lazy.ts'
import { clearToastError, toastError } from '../../../ui/feedback/toast.ts'

export type ReminderState = {
  reminder: SavedReminder | undefined
  /** In the profile; without a profile nobody has switched it off. */
  isSwitchedOff: boolean
}

/** Undefined while it is first read. */
export function useReminder(): ReminderState | undefined {
  return useLiveQuery(() => readState().catch(() => ({ reminder: undefined, isSwitchedOff: false })))
}

async function readState(): Promise<ReminderState> {
  const [reminder, profile] = await Promise.all([findReminder(), findProfile()])
  return { reminder, isSwitchedOff: profile?.settings?.symptoms === false }
}

export function useSetReminder() {
  const [notSaved, setNotSaved] = useState<NotSavedReason>()
  const attempt = async (save: () => Promise<void>) => {
    const failed = await save().then(() => undefined, notSavedReason)
    setNotSaved(failed)
    if (failed) toastError('Error', 'Failed to save your reminder. Please try again.')
    else if (notSaved) clearToastError()
  }
  return {
    notSaved,
    set: (time: string) => attempt(() => setReminder(time)),
    turnOff: () => attempt(() => saveReminder(undefined, captureNow())),
  }
}

/** Who sets a reminder wants reminders: the switch in the profile follows. */
async function setReminder(time: string): Promise<void> {
  const settings = (await findProfile())?.settings
  if (settings?.symptoms === false)
    await saveProfile({ settings: { ...settings, symptoms: true } }, captureNow())
  await saveReminder({ time }, captureNow())
}
