import { expect, test } from '@playwright/test'
import { startRealServer } from './support/real-server.ts'

test('a real server opens the app without a demo, and works without signal', async ({ browser }) => {
  const { server, origin } = await startRealServer()
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origin)
  await expect(page.getByRole('link', { name: /999/ }).first()).toBeVisible()
  await expect(page.getByText('Demo: not for real patients')).toHaveCount(0)
  expect(await page.evaluate(() => fetch('/api/users/1').then((answer) => answer.status))).toBe(401)
  expect(await page.evaluate(() => fetch('/api/session').then((answer) => answer.json()))).toEqual({
    state: 'none',
  })

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('link', { name: /999/ }).first()).toBeVisible()
  await context.close()
  await server.remove()
})
