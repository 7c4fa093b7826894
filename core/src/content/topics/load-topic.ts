import type { Topic, TopicId } from './topic.ts'

/** The content of one topic, as a chunk of its own. */
export function loadTopic(id: TopicId): Promise<Topic> {
  return parts[id]()
}

const parts: Record<TopicId, () => Promise<Topic>> = {
  'stop-smoking': async () => (await import('./stop-smoking.ts')).stopSmoking,
  'flare-ups': async () => (await import('./flare-ups.ts')).flareUps,
  vaccines: async () => (await import('./vaccines.ts')).vaccines,
  'leftover-medicines': async () => (await import('./leftover-medicines.ts')).leftoverMedicines,
}
