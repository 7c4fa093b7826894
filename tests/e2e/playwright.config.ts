import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH']

// Two pages of the address bar, which each window loads and nobody sees: 1.5 s of processor time a journey.
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
// Chromium reads the last list alone, and Playwright switches these off itself.
const disabledByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

// A journey runs on a phone; on a desktop, or on both, when its file is named *.desktop.spec.ts or *.both.spec.ts.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  // Journeys wait a lot, for screens, polls and other processes: one more than there are cores.
  workers: availableParallelism() + 1,
  // Browsers keep real time: what a busy machine fails is repeated, and npm test names it (scripts/bootstrap).
  retries: 1,
  forbidOnly: true,
  // Generous, because a busy machine is not a failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    launchOptions: {
      ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        `--disable-features=${[...ownPages, ...disabledByPlaywright].join(',')}`,
      ],
    },
    // Recording every journey costs each of them time; what failed is recorded when it is repeated.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: /\.desktop\.spec\.ts$/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      testMatch: /\.(desktop|both)\.spec\.ts$/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
})
