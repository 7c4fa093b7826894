import type { SmartToggleTopic } from '@second-wind/core/content/notifications/smart-toggles'
import { enabledTopics, type Topics } from '@second-wind/core/notifications/notification-topics'
import { toggleSetting } from '@second-wind/core/notifications/profile-settings'
import { useLiveQuery } from 'dexie-react-hooks'
import { captureNow, findProfile } from '../../../data/local/index.ts'
import { findOwnTopics, saveOwnTopics, saveProfile } from '../../../data/local/lazy.ts'

export type TopicSwitches = { topics: Topics; hasProfile: boolean }

/** The topics that are switched on; undefined until read, and when they cannot be read. */
export function useTopicSwitches(): TopicSwitches | undefined {
  return useLiveQuery(() => readTopics().catch(() => undefined))
}

/** Two of the switches belong to the profile, the others to this phone. @throws NotSavedError */
export async function toggleTopic(topic: SmartToggleTopic): Promise<void> {
  switch (topic) {
    case 'medications':
      return toggleInProfile('medication')
    case 'symptoms':
      return toggleInProfile('symptoms')
    case 'weather':
    case 'activities':
    case 'social': {
      const { topics } = await readTopics()
      return saveOwnTopics({ [topic]: !topics[topic] })
    }
  }
}

async function readTopics(): Promise<TopicSwitches> {
  const [profile, own] = await Promise.all([findProfile(), findOwnTopics()])
  return { topics: enabledTopics(profile?.settings, own), hasProfile: profile !== undefined }
}

async function toggleInProfile(id: string): Promise<void> {
  const profile = await findProfile()
  await saveProfile({ settings: toggleSetting(profile?.settings, id) }, captureNow())
}
