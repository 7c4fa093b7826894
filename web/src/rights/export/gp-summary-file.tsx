import { printWords } from '@second-wind/core/content/profile/export-words'
import { epochMs, type CapturedAt } from '@second-wind/core/platform/moment'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ExportedFile } from '../../ui/print/save-file.ts'
import { GpSummaryContent } from './gp-summary-content.tsx'
import type { HealthRecord } from './read-health-record.ts'

/** The summary as a stand-alone page that any browser opens and prints. Its name reveals nothing about health. */
export function gpSummaryFile(record: HealthRecord, at: CapturedAt): ExportedFile {
  const body = document.createElement('main')
  const root = createRoot(body)
  // React's recommended way to create markup in a browser without the server renderer (react.dev, renderToString).
  flushSync(() => root.render(<GpSummaryContent record={record} now={epochMs(at.occurredAt)} />))
  const main = body.outerHTML
  root.unmount()
  return {
    name: `second-wind-summary-${at.localDate}.html`,
    type: 'text/html',
    text: `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${printWords.title}</title>
<style>${style}</style>
</head>
<body><h1>${printWords.title}</h1>${main}</body>
</html>
`,
  }
}

const style = `
body { max-width: 50rem; margin: 0 auto; padding: 1rem; color: #212b32; font: 1rem/1.4 Arial, Helvetica, sans-serif; }
main { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { padding: 0.25rem; border: 1px solid #4c6272; text-align: left; vertical-align: top; }
td:is(:first-child, :nth-child(7)) { width: 13%; }
td:last-child { width: 29%; }
svg { width: 100%; }
@media screen and (max-width: 40rem) { svg text { font-size: 16px; } }
`
