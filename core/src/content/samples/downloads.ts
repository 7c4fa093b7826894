import { reviewed } from '../review.ts'
import type { DownloadSamples } from './shape/downloads.ts'

/** Larger things that are still to come. What is on this phone already is read from its storage, not from here. */
export const downloads: DownloadSamples = {
  id: 'downloads',
  sample: true,
  ...reviewed('own'),
  downloads: [
    {
      id: 'breathing-sounds',
      sample: true,
      title: 'Breathing practice with sound',
      detail: 'A calm voice that counts with you.',
      status: 'downloaded',
    },
    {
      id: 'inhaler-films',
      sample: true,
      title: 'Inhaler films',
      detail: 'Short films that show each type of inhaler.',
      status: 'available',
    },
    {
      id: 'movement-films',
      sample: true,
      title: 'Gentle movement films',
      detail: 'Chair exercises to follow at your own pace.',
      status: 'available',
    },
  ],
}
