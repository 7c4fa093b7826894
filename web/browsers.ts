/**
 * The oldest versions on which the built files run (docs/browsers.md). Samsung Internet 22 is Chromium 111.
 * tests/e2e/quality/built-files/built-files.spec.ts fails when they use something newer without another way.
 */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 115, safari: 16, ios: 16 } as const

/** For `build.target`: "chrome111". */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`)
