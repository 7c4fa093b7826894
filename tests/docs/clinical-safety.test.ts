import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = 'docs/clinical-safety'
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Row = Record<string, string>

/** The tables of a document whose header holds all of these columns, as rows by column. */
function rowsWith(document: string, columns: readonly string[]): Row[] {
  const tables = document
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
  return tables.flatMap(([header = '', , ...lines]) => {
    const names = cells(header)
    if (!columns.every((column) => names.includes(column))) return []
    return lines.map((line) => {
      const values = cells(line)
      expect(values, line).toHaveLength(names.length)
      return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))
    })
  })
}

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** A hazard is a heading with its id and name above a list of its fields, some of which are lists themselves. */
function hazardsIn(document: string): Row[] {
  const sections = document.split(/^#+ /m).filter((section) => /^(HZ-|C)\d/.test(section))
  return sections.map((section) => {
    const [heading = '', ...fields] = section.split(/\n- \*\*/)
    const [Id = '', Hazard = ''] = heading.trim().split(/: (.*)/)
    const values = fields
      .map((field) => field.split(/:\*\*/))
      .map(([name = '', ...rest]) => [
        name,
        rest
          .join(':**')
          .replaceAll(/\s*\n {2}- /g, ' ')
          .trim(),
      ])
    return { Id, Hazard, ...Object.fromEntries(values) }
  })
}

const hazardLog = read(`${folder}/hazard-log.md`)
const hazards = hazardsIn(hazardLog)
const deviations = rowsWith(read(`${folder}/deviations.md`), [
  'Specification',
  'What we do',
  'Hazard',
  'Test',
])

const isNotBuilt = (text: string): boolean => /not yet built/i.test(text)

const idsIn = (text: string): string[] => text.match(/\bHZ-\d+\b|\bC\d{1,2}[bc]?\b/g) ?? []
const logged = hazards.flatMap((row) => idsIn(row['Id'] ?? ''))

/** A link to a test file, and the names of tests quoted after it, up to the next link. */
type Evidence = { file: string; names: string[] }

function evidenceIn(cell: string): Evidence[] {
  return cell
    .split(/(?=\[[^\]]+\]\()/)
    .filter((part) => part.startsWith('['))
    .map((part) => ({
      file: join(folder, /\]\(([^)#]+)/.exec(part)?.[1] ?? ''),
      names: [...part.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
    }))
}

/** The titles of tests and groups in a file, and a test's with those of its groups; skipped ones are left out. */
function namesIn(path: string): string[] {
  const start = String.raw`^( *).*?(?:\b(?:test|it|describe)|\))\(\s*`
  const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/.source
  const source = read(path).replaceAll(/^\s*\/\/.*$/gm, '')
  const around: { depth: number; name: string }[] = []
  return [...source.matchAll(new RegExp(`${start}(?:${quoted})`, 'gm'))].flatMap(
    ([, { length: depth } = '', single, double, template]) => {
      const name = (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1')
      while ((around.at(-1)?.depth ?? -1) >= depth) around.pop()
      around.push({ depth, name })
      return [name, around.map((outer) => outer.name).join(' ')]
    },
  )
}

const evidence = [...hazards.map((row) => row['Evidence']), ...deviations.map((row) => row['Test'])].flatMap(
  (cell) => evidenceIn(cell ?? ''),
)
const quotes = evidence.flatMap(({ file, names }) => names.map((name) => [file, name] as const))

/** A letter after the number is a part of the same concern. */
const numbersOf = (kind: 'HZ-' | 'C'): number[] =>
  [
    ...new Set(
      logged.flatMap((id) => (id.startsWith(kind) ? [Number.parseInt(id.slice(kind.length), 10)] : [])),
    ),
  ].toSorted((a, b) => a - b)

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1)

/** A cell of the form "major, low: 3", with what the grid of the document says about it. */
function rating(cell: string): { severity: string; risk: number; byGrid: number } {
  const [, severity = '', likelihood = '', risk] = /^(\w+), ([\w ]+): ([1-5])$/.exec(cell) ?? []
  const byGrid = rowsWith(hazardLog, ['likelihood', 'minor', 'catastrophic']).find(
    (row) => row['likelihood'] === likelihood,
  )?.[severity]
  return { severity, risk: Number(risk), byGrid: Number(byGrid) }
}

const sourceFolders = ['core/src', 'web/src', 'api/src', 'sw/src']

describe('a document of clinical safety', () => {
  test('has rows', () => {
    expect(hazards.length).toBeGreaterThanOrEqual(30)
    expect(deviations.length).toBeGreaterThanOrEqual(30)
    expect(quotes.length).toBeGreaterThan(100)
  })

  test.each(readdirSync(join(root, folder)).filter((name) => name.endsWith('.md')))(
    'has only links that lead to a file: %s',
    (name) => {
      const links = [...read(join(folder, name)).matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(
        ([, link = '']) => link,
      )
      const missing = links.filter((link) => !existsSync(join(root, dirname(join(folder, name)), link)))
      expect(missing).toEqual([])
    },
  )
})

describe('evidence', () => {
  test('names an existing test by file and title', () => {
    const missing = quotes.filter(
      ([file, name]) => !existsSync(join(root, file)) || !namesIn(file).includes(name),
    )
    expect(missing).toEqual([])
  })

  test('quotes at least one title for every test file', () => {
    expect(evidence.filter(({ file, names }) => !file.startsWith('tests/') || names.length === 0)).toEqual([])
  })
})

describe('the hazard log', () => {
  test('contains every hazard from HZ-01 and every concern from C1 once, without gaps', () => {
    expect(logged.toSorted()).toEqual([...new Set(logged)].toSorted())
    const hazardNumbers = numbersOf('HZ-')
    expect(hazardNumbers).toEqual(upTo(Math.max(19, hazardNumbers.length)))
    expect(numbersOf('C')).toEqual(upTo(45))
  })

  test('gives every hazard controls, with evidence or the words "not yet built"', () => {
    for (const { Id, Hazard, Cause, Effect, Controls = '', Status = '', Evidence = '' } of hazards) {
      expect([Hazard, Cause, Effect, Status], Id).not.toContain('')
      expect(Controls, Id).toMatch(/^\*\*[DI]\*\* ./)
      expect(evidenceIn(Evidence).length > 0 || isNotBuilt(Status), Id).toBe(true)
    }
  })

  test('rates every hazard by its grid, and no control makes a hazard worse', () => {
    for (const { Id, Before = '', After = '' } of hazards) {
      const before = rating(Before)
      const after = rating(After)
      expect([before.risk, after.risk, after.severity], Id).toEqual([
        before.byGrid,
        after.byGrid,
        before.severity,
      ])
      expect(after.risk, Id).toBeLessThanOrEqual(before.risk)
    }
  })

  test('contains every hazard that a source file names', () => {
    const named = sourceFolders
      .flatMap((path) =>
        readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((file) => join(path, file)),
      )
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => idsIn(read(file)).map((id) => `${id} (${file})`))
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((id) => !logged.includes(id.split(' ')[0] ?? ''))).toEqual([])
  })
})

describe('a deviation', () => {
  test('names its reason, its hazard and its test', () => {
    for (const { Specification, 'What we do': instead = '', Why, Hazard = '', Test = '' } of deviations) {
      expect([Specification, instead, Why]).not.toContain('')
      expect(idsIn(Hazard), Specification).not.toEqual([])
      expect(logged, Specification).toEqual(expect.arrayContaining(idsIn(Hazard)))
      expect(evidenceIn(Test).length > 0 || isNotBuilt(instead), Specification).toBe(true)
    }
  })
})
