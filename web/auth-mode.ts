import type { Plugin } from 'vite'

/**
 * The app is built for one mode, so that the demo's carries no sign-in and the other's no demo. It learns of it in
 * src/local/auth-mode.ts; the server reads auth-mode.txt and refuses a build of the other mode.
 */
export const authMode = process.env['AUTH_MODE'] ?? 'demo'

/** A folder for each mode, so that building one leaves the other as it is. */
export const outDir = authMode === 'real' ? 'dist-real' : 'dist'

export function builtForMode(): Plugin {
  return {
    name: 'auth-mode',
    transformIndexHtml: (html) => (authMode === 'real' ? html.replace(demoBar, '') : html),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'auth-mode.txt', source: `${authMode}\n` })
    },
  }
}

/** The line above the title that stands there before the app has started. */
const demoBar = /^\s*<p class="boot-demo">.*<\/p>\n/m
