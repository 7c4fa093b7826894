import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../../../../web/src/app/styles/tokens.css'), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, hex]) => [name ?? '', hex ?? '']),
)

describe('text', () => {
  test.each([
    ['ink', 'page'],
    ['ink', 'card'],
    ['ink', 'brand-pale'],
    ['ink', 'warning-pale'],
    ['ink', 'focus'],
    ['ink-quiet', 'page'],
    ['ink-quiet', 'card'],
    ['ink-quiet', 'focus'],
    ['brand', 'page'],
    ['brand', 'card'],
    ['brand', 'brand-pale'],
    ['brand-dark', 'page'],
    ['card', 'brand'],
    ['card', 'brand-dark'],
    ['card', 'go'],
    ['card', 'danger'],
    ['card', 'danger-dark'],
  ])('in %s is readable on %s', (text, background) => {
    expect(contrast(luminance(text), luminance(background))).toBeGreaterThanOrEqual(4.5)
  })
})

/** WCAG 2.2, contrast ratio of two relative luminances. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(token: string): number {
  const hex = tokens.get(token)?.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')
  if (!hex) throw new Error(`no token ${token}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
