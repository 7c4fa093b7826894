// Writes a .br and a .gz beside every text file of a folder, so that the server never compresses at run time.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [, , dist] = process.argv
const textTypes = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])

const files = await readdir(dist, { recursive: true })
await Promise.all(
  files.filter((file) => textTypes.has(extname(file))).map((file) => compress(join(dist, file))),
)

async function compress(file) {
  const content = await readFile(file)
  const bestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, bestBrotli))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
