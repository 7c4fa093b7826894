/** One changed place of a source file. `tests`: the files that must notice; the tests of the rules when absent. */
export type Fault = {
  file: string
  line: number
  from: string
  to: string
  start: number
  end: number
  tests?: string[]
}

/** Every fault that the patterns below can plant in a file of rules: a threshold, an operator, a level, a row. */
export function faultsIn(file: string, source: string): Fault[] {
  return patterns.flatMap(({ find, plant }) =>
    [...source.matchAll(find)].flatMap((match) => {
      const line = source.slice(0, match.index).split('\n').length
      if (isProse(source.split('\n')[line - 1] ?? '')) return []
      return plant(match).map((to) => {
        return { file, line, from: match[0], to, start: match.index, end: match.index + match[0].length }
      })
    }),
  )
}

export const plantFault = (source: string, { start, end, to }: Fault): string =>
  source.slice(0, start) + to + source.slice(end)

type Pattern = { find: RegExp; plant: (match: RegExpMatchArray) => string[] }

const swap = (find: RegExp, to: Record<string, string[]>): Pattern => ({
  find,
  plant: ([found]) => to[found] ?? [],
})

const patterns: readonly Pattern[] = [
  swap(/ (>=|<=|>|<) (?=[\w])/g, { ' >= ': [' > '], ' <= ': [' < '], ' > ': [' >= '], ' < ': [' <= '] }),
  swap(/===|!==/g, { '===': ['!=='], '!==': ['==='] }),
  swap(/&&|\|\|/g, { '&&': ['||'], '||': ['&&'] }),
  swap(/\b(true|false)\b/g, { true: ['false'], false: ['true'] }),
  swap(/'(seek_help|monitor|stay_home)'/g, {
    "'seek_help'": ["'monitor'", "'stay_home'"],
    "'monitor'": ["'seek_help'", "'stay_home'"],
    "'stay_home'": ["'monitor'"],
  }),
  swap(/(?<=(severity|level): )'(critical|high|medium|low)'/g, {
    "'critical'": ["'high'"],
    "'high'": ["'medium'", "'critical'"],
    "'medium'": ["'low'", "'high'"],
    "'low'": ["'medium'"],
  }),
  // A threshold, one lower and one higher.
  {
    find: /(?<= (>=|<=|>|<) )\d+/g,
    plant: ([found]) => [String(Number(found) - 1), String(Number(found) + 1)],
  },
  // A row that never fires, and one that always does.
  { find: /(?<=when: )\([^)]*\) =>\s[^\n]+/g, plant: ([found]) => replaceRowCondition(found) },
  // A row, or one option of it, left out.
  { find: /^ +\.\.\.when\([^\n]+\n/gm, plant: () => [''] },
  { find: /(?<=\.\.\.when\([^\n]*), '\w+'(?=[^\n]*\),\n)/g, plant: () => [''] },
  // A spelling read as something else.
  {
    find: /(?<=^ +\['[a-z-]+', )'\w+'/gm,
    plant: ([found]) => ["'unknown'", "'high'"].filter((to) => to !== found),
  },
  // An answer, name or word that is compared, misspelt.
  { find: /(?<=(===|\[) ?)'[\w -]+'(?=[^\]]*[\])])|(?<==== )'[\w-]+'/g, plant: () => ["'misspelt'"] },
]

function replaceRowCondition(when: string): string[] {
  const isOneLine = /,? ?\}?\)?,?$/.test(when) && !/[({|&]\s*$/.test(when)
  if (!isOneLine) return []
  const tail = /( \}\))?,$/.exec(when)?.[0] ?? ''
  return [`() => false${tail}`, `() => true${tail}`]
}

/** Comments, the reviewer's fields and types: nothing that runs. */
const isProse = (line: string): boolean =>
  /^\s*(\/\/|\*|\/\*\*|rule:|reason:|source:|hazard:|type )|boolean|\w \| '|typeof|Exclude<|: TriageRule\[/.test(
    line,
  )
