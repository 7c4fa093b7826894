import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'

const root = join(import.meta.dirname, '../..')
/** The titles of other people's pages and guidelines, and the passwords that are refused. */
const quoted =
  /core\/src\/(content\/sources|findings\/entry-finding-sources|findings\/rules\/watch-finding-sources)\.ts|password-policy\.ts|\/migrations\//
/** Words with a space between them, or one word that starts like a label. */
const isForPeople = /\S\s\S|^\p{Lu}\p{Ll}+$/u

export type ProductText = { file: string; line: number; text: string }

/** Every text in the product's code that someone may read, on a screen or in a terminal. */
export const productTexts = (): ProductText[] =>
  globSync(['{core,web,api,sw}/src/**/*.{ts,tsx}', 'web/handouts/*.ts'], { cwd: root })
    .filter((file) => !quoted.test(file))
    .flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8')))

export function textsIn(file: string, code: string): ProductText[] {
  const texts: ProductText[] = []
  const add = (start: number, raw: string) => {
    const text = raw.replace(/\s+/g, ' ').trim()
    if (isForPeople.test(text)) texts.push({ file, line: code.slice(0, start).split('\n').length, text })
  }
  new Visitor({
    Literal({ start, value }) {
      if (typeof value === 'string') add(start, value)
    },
    TemplateLiteral({ start, quasis }) {
      add(start, quasis.map(({ value }) => value.cooked ?? value.raw).join('…'))
    },
    JSXText({ start, value }) {
      add(start, value)
    },
  }).visit(parseSync(file, code).program)
  return texts
}
