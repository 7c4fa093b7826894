import { profileToggles } from '../content/settings/profile-toggles.ts'
import type { Settings } from '../records/patient.ts'

/** Maps the ids of the switches to their keys in the profile. */
const settingOf = new Map<string, keyof Settings>([
  ['symptoms', 'symptoms'],
  ['medication', 'medication'],
  ['air-quality', 'airQuality'],
  ['progress', 'progress'],
])

/** The saved setting, otherwise the specification's default. */
export function isSettingOn(settings: Settings | undefined, id: string): boolean {
  const setting = settingOf.get(id)
  const byDefault = profileToggles.find((toggle) => toggle.id === id)?.isOnByDefault ?? false
  return setting && settings ? settings[setting] : byDefault
}

export function toggleSetting(settings: Settings | undefined, id: string): Settings {
  const now = {
    symptoms: isSettingOn(settings, 'symptoms'),
    medication: isSettingOn(settings, 'medication'),
    airQuality: isSettingOn(settings, 'air-quality'),
    progress: isSettingOn(settings, 'progress'),
  }
  const setting = settingOf.get(id)
  return setting ? { ...now, [setting]: !now[setting] } : now
}
