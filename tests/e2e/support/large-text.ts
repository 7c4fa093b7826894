import { expect, type Page } from '@playwright/test'

/** A small phone with the text at twice its size. */
export const smallPhone = { width: 360, height: 640 }

/**
 * Sets the text of the screen that is open to 200 %: nothing may extend beyond the screen or cover 999. Only a row of
 * tabs may scroll sideways.
 */
export async function expectFitsLargeText(page: Page, what: string): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const overTheEdge = await page.evaluate(() =>
    [...document.querySelectorAll('body *:not([role=tablist] *)')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(overTheEdge, what).toEqual([])
}
