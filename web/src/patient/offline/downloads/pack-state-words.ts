import type { PackView } from './use-packs.ts'

type Shown = { icon: 'tick' | 'cloud' | 'clock' | 'warning'; text: string }

/** The state of a pack in words, never by colour alone. */
export function describePackState({ pack, state, coming, failure }: PackView): Shown {
  if (coming !== undefined) {
    return { icon: 'clock', text: `Downloading: ${coming} of ${pack.files.length}` }
  }
  if (failure) return { icon: 'warning', text: 'Not downloaded' }
  return states[state]
}

const states: Record<PackView['state'], Shown> = {
  downloaded: { icon: 'tick', text: 'Downloaded' },
  update: { icon: 'warning', text: 'Update ready' },
  available: { icon: 'cloud', text: 'Available' },
}

/** Why the download failed, and what helps. */
export const failureWords: Record<NonNullable<PackView['failure']>, string> = {
  'no-answer': 'Our server did not answer. Try again when you have signal.',
  'not-ours':
    'Another file came than the one we expected. If this Wi-Fi wants a sign-in, sign in first. If a new version of the app is ready, update the app. Then try again.',
  'no-room': 'There is not enough room on this phone. Delete some photos or apps, then try again.',
}
