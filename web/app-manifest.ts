import { existsSync, readFileSync } from 'node:fs'
import { symptomChecker, tracker } from '@second-wind/core/platform/app-paths'
import type { ManifestOptions } from 'vite-plugin-pwa'

type Screenshot = { file: string; label: string; formFactor: 'narrow' | 'wide' }

const screenshots: readonly Screenshot[] = [
  { file: 'home', label: 'Home: your recovery today', formFactor: 'narrow' },
  { file: 'tracker', label: 'Log your symptoms, with or without signal', formFactor: 'narrow' },
  { file: 'dashboard', label: 'For clinicians: patients and who needs attention', formFactor: 'wide' },
]

/** What a phone or computer needs to know to install the app. `publicFolder` is where the screenshots are. */
export function appManifest(publicFolder: string): Partial<ManifestOptions> {
  return {
    id: '/',
    name: 'Second Wind',
    short_name: 'Second Wind',
    description: 'Log your symptoms and follow your recovery from a chest illness, with or without signal.',
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#005eb8',
    background_color: '#f0f4f5',
    categories: ['health', 'medical'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: 'Log Symptoms', url: tracker, icons: [shortcutIcon] },
      { name: 'Quick Check', url: symptomChecker, icons: [shortcutIcon] },
    ],
    screenshots: screenshots.flatMap((screenshot) => listed(screenshot, publicFolder)),
  }
}

const shortcutIcon = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }

/** Screenshots are made from the running app (`npm run screenshots`); one that is not there yet is left out. */
function listed({ file, label, formFactor }: Screenshot, publicFolder: string) {
  const src = `/screenshots/${file}.png`
  const path = `${publicFolder}${src}`
  if (!existsSync(path)) return []
  return [{ src, sizes: pngSize(path), type: 'image/png', form_factor: formFactor, label }]
}

/** Width and height are at fixed places in the header of every PNG. */
function pngSize(path: string): string {
  const header = readFileSync(path).subarray(0, 24)
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`
}
