import type { AttackResult } from './attack-result.ts'

const header = ['attack', 'expected', 'last result', 'held', 'date']

/**
 * The page with these results in its table of results. The rows of attacks that were not run stay, and what could not
 * be run here does not replace an earlier result.
 */
export function writeResults(page: string, results: readonly AttackResult[], date: string): string {
  const start = page.indexOf(lineOf(header))
  if (start < 0) throw new Error('the page has no table of results')
  const [table = ''] = page.slice(start).split(/\n(?!\|)/, 1)
  const rows = new Map(
    table
      .split('\n')
      .slice(2)
      .map((line) => [line.split('|')[1]?.trim() ?? '', line]),
  )
  for (const result of results) {
    if (result.isGood === undefined && rows.has(result.attack)) continue
    rows.set(result.attack, formatRow(result, date))
  }
  const written = [lineOf(header), '|---|---|---|---|---|', ...rows.values()].join('\n')
  return page.slice(0, start) + written + page.slice(start + table.length)
}

function formatRow({ attack, expected, result, isGood }: AttackResult, date: string): string {
  return lineOf([attack, expected, result, isGood === undefined ? '' : isGood ? 'yes' : '**no**', date])
}

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
