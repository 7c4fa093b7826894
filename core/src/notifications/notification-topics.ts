import { smartToggles, type SmartToggleTopic } from '../content/notifications/smart-toggles.ts'
import type { Settings } from '../records/patient.ts'
import { isSettingOn } from './profile-settings.ts'

export type Topics = Record<SmartToggleTopic, boolean>

/** The switches stored on the phone; the profile has the other two, so that each is stored only once. */
export type DeviceTopics = {
  [K in Exclude<SmartToggleTopic, 'medications' | 'symptoms'>]?: boolean | undefined
}

export function enabledTopics(settings: Settings | undefined, own: DeviceTopics): Topics {
  return {
    medications: isSettingOn(settings, 'medication'),
    symptoms: isSettingOn(settings, 'symptoms'),
    weather: own.weather ?? isOnByDefault('weather'),
    activities: own.activities ?? isOnByDefault('activities'),
    social: own.social ?? isOnByDefault('social'),
  }
}

const isOnByDefault = (id: SmartToggleTopic) =>
  smartToggles.find((toggle) => toggle.id === id)?.isOnByDefault ?? false
