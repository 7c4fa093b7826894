import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe finds nothing wrong with what is open. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findAccessibilityFaults(page)).toEqual([])
}

/**
 * What axe finds wrong with what is open. Nothing may be fading in: that has the contrast of neither end. In one piece
 * ("legacy"): its other way opens a page of its own each time, for frames of other sites, and takes twice as long. The
 * app has no frames.
 */
export async function findAccessibilityFaults(page: Page): Promise<{ id: string; where: string[] }[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(true).analyze()
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target.join(' ')) }))
}
