import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { appManifest } from './app-manifest.ts'
import { authMode, authModePlugin, outDir, removeOtherModePlugin } from './auth-mode.ts'
import { buildTarget } from './browsers.ts'
import { bundleGroups, clinicianOnly } from './bundles.ts'
import { findClinicianStyles } from './clinician-styles.ts'
import { handoutsPlugin } from './handouts/handouts-plugin.ts'
import { notPrecached, precachedFiles } from './precached-files.ts'

const inWeb = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { version }: { version: string } = JSON.parse(readFileSync(inWeb('package.json'), 'utf8'))

const clinicianFolders = ['/src/clinician/', '/src/access/clinician-sign-in/']
const clinicianAssets = 'assets/clinician'
const clinicianStyles = new Set<string>()

// react-router's package.json names its development build in every case; the production build lies beside it.
const routerDom = createRequire(import.meta.url).resolve('react-router-dom')
const router = createRequire(routerDom).resolve('react-router').replace('/development/', '/production/')

const server = {
  host: '127.0.0.1',
  port: 8710,
  strictPort: true,
  // changeOrigin stays off: the API checks that Host is the address that the person sees.
  proxy: { '/api': { target: 'http://127.0.0.1:8711', changeOrigin: false } },
}

export default defineConfig(({ command }) => ({
  root: inWeb('.'),
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __AUTH_MODE__: JSON.stringify(authMode),
  },
  server,
  // The worker's packages are found with the app's; found later, they would reload the page in mid-registration.
  optimizeDeps: { entries: ['index.html', '../sw/src/sw.ts'] },
  // The modern build is smaller than the one that its package.json names.
  resolve: {
    alias: [
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      ...(command === 'build' ? [{ find: /^react-router$/, replacement: router }] : []),
    ],
  },
  build: {
    outDir,
    target: buildTarget,
    modulePreload: {
      polyfill: false,
      // The list of what each screen needs would be part of the first load; the worker has it all on the phone by then.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((name) => name.endsWith('.css')) : needed,
    },
    rolldownOptions: {
      // Addresses and other constants are written where they are used: smaller than a name shared by all bundles.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: {
          groups: bundleGroups,
        },
        // Kept apart by folder, so that the worker can leave them out: a patient's phone never downloads them.
        chunkFileNames: ({ moduleIds }) =>
          `${moduleIds.some((id) => clinicianOnly.some((folder) => id.includes(folder))) ? clinicianAssets : 'assets'}/[name]-[hash].js`,
        assetFileNames: ({ originalFileNames }) =>
          `${originalFileNames.some((name) => clinicianFolders.some((folder) => `/${name}`.includes(folder))) ? clinicianAssets : 'assets'}/[name]-[hash][extname]`,
      },
    },
  },
  plugins: [
    react(),
    handoutsPlugin(),
    authModePlugin(),
    removeOtherModePlugin(),
    findClinicianStyles(`${clinicianAssets}/`, clinicianStyles),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../sw/src',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: appManifest(inWeb('public')),
      injectManifest: {
        target: buildTarget,
        globPatterns: precachedFiles,
        globIgnores: [`${clinicianAssets}/**`, ...notPrecached],
        manifestTransforms: [
          (entries) => ({ manifest: entries.filter(({ url }) => !clinicianStyles.has(url)), warnings: [] }),
        ],
      },
      devOptions: { enabled: true, type: 'module' },
    }),
  ],
}))
