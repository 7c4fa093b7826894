import { basename } from 'node:path'
import type { Plugin, Rollup } from 'vite'

/**
 * The app is built for one mode, so that the demo's carries no sign-in and the other's no demo. It learns of it in
 * src/data/local/account/auth-mode.ts; the server reads auth-mode.txt and refuses a build of the other mode.
 */
export const authMode = process.env['AUTH_MODE'] ?? 'demo'

/** A folder for each mode, so that building one leaves the other as it is. */
export const outDir = authMode === 'real' ? 'dist-real' : 'dist'

/**
 * Screens of the other mode. The bundler drops the branches that load them only after it has formed its bundles, so
 * that no bundle may hold them or what only they import.
 */
export const otherMode: readonly string[] =
  authMode === 'real'
    ? ['/statements/demo-privacy-screen.tsx']
    : [
        '/src/access/account/',
        '/src/access/join/',
        '/src/patient/home/groups/link-card.tsx',
        '/src/patient/profile/settings/leaving-account-notice.tsx',
        '/src/patient/profile/sharing/',
        '/statements/privacy-screen.tsx',
      ]

export function authModePlugin(): Plugin {
  return {
    name: 'auth-mode',
    transformIndexHtml: (html) => (authMode === 'real' ? html.replace(demoBar, '') : html),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'auth-mode.txt', source: `${authMode}\n` })
    },
  }
}

/**
 * Leaves out the screens of the other mode, which no other part loads. They would all the same be kept on every phone.
 */
export function removeOtherModePlugin(): Plugin {
  return {
    name: 'without-other-mode',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let unwanted = findUnreferencedFiles(bundle)
        while (unwanted.length > 0) {
          for (const name of unwanted) delete bundle[name]
          unwanted = findUnreferencedFiles(bundle)
        }
      },
    },
  }
}

/** Scripts and styles that no other part of the app names. */
function findUnreferencedFiles(bundle: Rollup.OutputBundle): string[] {
  const parts = Object.values(bundle)
  return parts
    .filter((part) => /^assets\/.*\.(?:js|css)$/.test(part.fileName))
    .filter((part) => !(part.type === 'chunk' && part.isEntry))
    .filter(
      ({ fileName }) =>
        !parts.some((other) => other.fileName !== fileName && referencesFile(other, fileName)),
    )
    .map(({ fileName }) => fileName)
}

function referencesFile(part: Rollup.OutputChunk | Rollup.OutputAsset, fileName: string): boolean {
  const text = part.type === 'chunk' ? part.code : part.fileName.endsWith('.html') ? String(part.source) : ''
  return text.includes(basename(fileName))
}

/** The line above the title before the app has started. */
const demoBar = /^\s*<p class="boot-demo">.*<\/p>\n/m
