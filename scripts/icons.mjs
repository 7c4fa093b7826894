// Draws the PNG icons from web/public/favicon.svg. Run it after changing the drawing; the PNGs are committed.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { provideChromium } from './bootstrap/chromium.mjs'

const blue = '#005eb8'

// Phones crop a maskable icon to their own shape, so the drawing stays within the middle 80 %. iPhones round the
// corners themselves and show transparency as black.
const icons = [
  { file: 'icons/icon-192.png', sizePx: 192, share: 1, background: 'transparent' },
  { file: 'icons/icon-512.png', sizePx: 512, share: 1, background: 'transparent' },
  { file: 'icons/icon-maskable-512.png', sizePx: 512, share: 0.9, background: blue },
  { file: 'apple-touch-icon.png', sizePx: 180, share: 0.95, background: blue },
]

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
if (!(await provideChromium())) process.exit(1)

const { chromium } = createRequire(`${process.cwd()}/tests/package.json`)('@playwright/test')
const drawing = readFileSync('web/public/favicon.svg', 'utf8')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()

for (const { file, sizePx, share, background } of icons) {
  await page.setViewportSize({ width: sizePx, height: sizePx })
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${background} }
    svg { width: ${sizePx * share}px; height: ${sizePx * share}px }</style>${drawing}`,
  )
  await page.screenshot({ path: `web/public/${file}`, omitBackground: true })
}
await browser.close()
