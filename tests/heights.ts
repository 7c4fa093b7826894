import { chromium } from '@playwright/test'
const port = process.env.PORT ?? '8771'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
await page.goto(`http://127.0.0.1:${port}/`)
await page.waitForTimeout(4000)
for (const path of process.argv.slice(2)) {
  await page.goto(`http://127.0.0.1:${port}${path}`)
  await page.waitForTimeout(2500)
  console.log(path, await page.evaluate(() => document.documentElement.scrollHeight))
  console.log(
    await page.evaluate(() =>
      [...document.querySelectorAll('main h2, main h3')]
        .map(
          (e) =>
            `   ${e.tagName} ${Math.round(e.getBoundingClientRect().top)} ${(e.textContent ?? '').slice(0, 60)}`,
        )
        .join('\n'),
    ),
  )
  await page.screenshot({ path: `/tmp/shots/page${path.replace(/[^a-z]/g, '_')}.png`, fullPage: true })
}
await browser.close()
