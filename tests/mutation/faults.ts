import { tableFaultsIn, literalTypesIn } from './table-faults.ts'

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

/**
 * Every fault that can be planted in a file of rules: a threshold, an operator, a level, a row, an element of a table.
 * Each place gets a replacement once.
 */
export function faultsIn(file: string, source: string): Fault[] {
  const found = patterns.flatMap(({ find, plant }) =>
    [...source.matchAll(find)].flatMap((match) =>
      plant(match).map((to) => ({ start: match.index, end: match.index + match[0].length, to })),
    ),
  )
  const changes = [...found, ...tableFaultsIn(file, source)].map((change) => {
    const line = source.slice(0, change.start).split('\n').length
    return { ...change, file, line, from: source.slice(change.start, change.end) }
  })
  const types = literalTypesIn(file, source)
  return changes.filter(
    ({ line, start, end, to }, at) =>
      !types.some((type) => type.start <= start && end <= type.end) &&
      !isProse(source.split('\n')[line - 1] ?? '') &&
      changes.findIndex((other) => other.start === start && other.end === end && other.to === to) === at,
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
  // A spelling read as something else.
  {
    find: /(?<=^ +\['[a-z-]+', )'\w+'/gm,
    plant: ([found]) => ["'unknown'", "'high'"].filter((to) => to !== found),
  },
  // An answer, name or word that is compared, misspelt.
  { find: /(?<=(===|\[) ?)'[\w -]+'(?=[^\]]*[\])])|(?<==== )'[\w-]+'/g, plant: () => ["'misspelt'"] },
]

/** Comments, the reviewer's fields and types: nothing that runs. */
const isProse = (line: string): boolean =>
  /^\s*(\/\/|\*|\/\*\*|rule:|reason:|source:|hazard:|(export )?type )/.test(line) ||
  /boolean|\w \| '|\?: true|typeof|Exclude<|: TriageRule\[/.test(line)
