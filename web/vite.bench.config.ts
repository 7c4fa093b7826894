import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { authMode, outDir } from './auth-mode.ts'

const inWeb = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Adds the page for `npm run bench` to a build that is there already, which stays as it is. */
export default defineConfig({
  root: inWeb('.'),
  define: { __AUTH_MODE__: JSON.stringify(authMode), __APP_VERSION__: JSON.stringify('bench') },
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: false,
    assetsDir: 'assets/bench',
    rolldownOptions: { input: inWeb('bench.html') },
  },
})
