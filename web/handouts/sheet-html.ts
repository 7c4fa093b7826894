import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { sheetWords } from '@second-wind/core/content/pack-words'
import { offline } from '@second-wind/core/platform/app-paths'
import type { Block, Sheet } from './sheet.ts'

/**
 * A sheet as a page of its own, which needs nothing but itself; only the button to print wants a script.
 *
 * @param tokens the app's colours, as CSS
 */
export function sheetHtml(sheet: Sheet, tokens: string): string {
  const { title, intro, blocks, reviewedOn, reviewBy } = sheet
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg">
<title>${escapeHtml(title)} - Second Wind</title>
<style>${tokens}${styles}</style>
<script src="/print-sheet.js" defer></script>
</head>
<body>
<header>
<a href="${offline}?tab=downloads">${sheetWords.back}</a>
<button type="button" id="print" hidden>${sheetWords.print}</button>
</header>
<section class="calls" aria-label="Get help by phone">
<a class="emergency" href="tel:999">Call 999</a>
<a href="tel:111">Call 111</a>
</section>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="frame">${sheetWords.inAnEmergency} ${escapeHtml(northernIreland.text)}</p>
${paragraphs(intro)}
${blocks.map(blockHtml).join('\n')}
</main>
<footer>
<p>${sheetWords.foot} Read against its sources on ${inWords(reviewedOn)}. Do not use it after ${inWords(reviewBy)}.</p>
</footer>
</body>
</html>
`
}

function blockHtml({ heading, text = [], items = [], after = [], isOrdered, isFramed }: Block): string {
  const list = isOrdered ? 'ol' : 'ul'
  const points = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  const listed = points === '' ? '' : `<${list}>${points}</${list}>`
  return `<section${isFramed ? ' class="frame"' : ''}>
<h2>${escapeHtml(heading)}</h2>
${paragraphs(text)}${listed}${paragraphs(after)}
</section>`
}

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

function inWords(day: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(day).toLocaleDateString('en-GB', format)
}

const styles = `
body { max-width: 44rem; margin: 0 auto; padding: 1rem; background: var(--card); color: var(--ink);
  font: 1.1875rem/1.5 Arial, Helvetica, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 2rem; line-height: 1.2; }
h2 { margin-bottom: 0.5rem; font-size: 1.375rem; line-height: 1.3; break-after: avoid; }
li { margin-bottom: 0.25rem; }
header, .calls { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-bottom: 1rem; }
header { justify-content: space-between; }
a { color: var(--brand); }
a, button { display: inline-flex; align-items: center; min-height: 2.75rem; font: inherit; }
button, .calls a { padding: 0 1rem; border: 2px solid var(--brand); border-radius: 4px; background: var(--card);
  color: var(--brand); font-weight: 600; }
button[hidden] { display: none; }
.calls a { flex: 1 1 8rem; justify-content: center; text-decoration: none; }
.calls .emergency { border-color: var(--danger); background: var(--danger); color: var(--card); }
:is(a, button):focus-visible { outline: 4px solid var(--focus); box-shadow: 0 0 0 8px var(--ink); }
.frame { margin-bottom: 1rem; padding: 0.5rem 1rem; border: 2px solid var(--ink); border-radius: 4px; }
.frame h2 { margin-top: 0.5rem; }
section { break-inside: avoid; }
footer { margin-top: 2rem; border-top: 1px solid var(--line); color: var(--ink-quiet); font-size: 1rem; }
@media print { header, .calls { display: none; } body { padding: 0; font-size: 12pt; } }
`
