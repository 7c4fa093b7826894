import { parseSync, Visitor } from 'rolldown/utils'

/** What stands at a place of the source, and what a fault puts there. */
type Change = { start: number; end: number; to: string }
type Place = { start: number; end: number }
type Element = Place & { type: string }

/**
 * The faults that span lines: one element of a list, set or record left out, a number of a table or a constant one lower
 * and one higher, a condition of a row that never or always holds.
 */
export function tableFaultsIn(file: string, source: string): Change[] {
  const changes: Change[] = []
  const { program } = parseSync(file, source)
  // Tables are outside functions; a schema is no table, and a type runs nothing.
  const depth = { function: 0, schema: 0, type: 0 }
  const isTable = () => depth.function + depth.schema + depth.type === 0
  const enterFunction = () => void (depth.function += 1)
  const exitFunction = () => void (depth.function -= 1)
  const isSchema = ({ start }: Place) => source.startsWith('z.', start)
  /** `reviewed('nhs-111')`: which sources the words are from. */
  const isReview = ({ start }: Place) => source.startsWith('reviewed(', start)
  const leaveOut = (elements: readonly Element[]) =>
    elements.forEach((element) => changes.push({ ...withComma(source, element), to: '' }))
  const shift = ({ start, end }: Place) => {
    const value = Number(source.slice(start, end).replaceAll('_', ''))
    changes.push({ start, end, to: String(value - 1) }, { start, end, to: String(value + 1) })
  }

  new Visitor({
    FunctionDeclaration: enterFunction,
    'FunctionDeclaration:exit': exitFunction,
    ArrowFunctionExpression: enterFunction,
    'ArrowFunctionExpression:exit': exitFunction,
    TSLiteralType: () => void (depth.type += 1),
    'TSLiteralType:exit': () => void (depth.type -= 1),
    CallExpression(call) {
      if (isSchema(call)) depth.schema += 1
    },
    'CallExpression:exit'(call) {
      if (isSchema(call)) depth.schema -= 1
    },
    ArrayExpression({ elements }) {
      const known = elements.filter((element) => element !== null)
      const isListOfWords = known.every(({ type }) => type === 'Literal')
      // Without its only element a list says what its absence says.
      if (known.length > 1 && (isTable() || isListOfWords)) leaveOut(known)
    },
    ObjectExpression({ properties }) {
      if (!isTable()) return
      leaveOut(
        properties.filter((property) =>
          property.type === 'SpreadElement'
            ? !isReview(property.argument)
            : !isNeverLeftOut.test(source.slice(property.key.start, property.key.end)) &&
              !isEmpty(source, property),
        ),
      )
    },
    SpreadElement({ argument }) {
      // An option of a row.
      if (isTable() && argument.type === 'CallExpression' && !isReview(argument))
        leaveOut(argument.arguments.slice(1).filter(({ type }) => type === 'Literal'))
    },
    Property({ key, value }) {
      if (depth.schema > 0 || !isCondition.test(source.slice(key.start, key.end))) return
      if (value.type !== 'ArrowFunctionExpression' && value.type !== 'Identifier') return
      if (value.type === 'Identifier' && value.start === key.start) return
      const { start, end } = value
      changes.push({ start, end, to: '() => false' }, { start, end, to: '() => true' })
    },
    VariableDeclarator({ init }) {
      if (depth.function > 0 && init?.type === 'Literal' && typeof init.value === 'number') shift(init)
    },
    Literal(literal) {
      if (isTable() && typeof literal.value === 'number') shift(literal)
    },
  }).visit(program)
  return changes
}

/** The places of values in types, such as that in `Finding['id']`: nothing that runs. */
export function literalTypesIn(file: string, source: string): Place[] {
  const places: Place[] = []
  new Visitor({ TSLiteralType: ({ start, end }) => void places.push({ start, end }) }).visit(
    parseSync(file, source).program,
  )
  return places
}

/** The compiler requires them, or they are prose, or a condition has a fault of its own. */
const isNeverLeftOut = /^(id|level|reason|source|hazard|when|alertWhen)$/
const isCondition = /^(when|alertWhen)$/

/** Absent says the same. */
const isEmpty = (source: string, { end }: Place): boolean => source.slice(end - 2, end) === '[]'

/** An element with the comma and the space after it. */
function withComma(source: string, { start, end }: Place): Place {
  const [comma = ''] = /^,?\s*/.exec(source.slice(end)) ?? []
  return { start, end: comma.startsWith(',') ? end + comma.length : end }
}
