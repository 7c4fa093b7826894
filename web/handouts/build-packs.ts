import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { packWords, type PackId } from '@second-wind/core/content/pack-words'
import { packFolder, type Pack } from '@second-wind/core/sync/pack'
import { emergencySheets } from './emergency-sheets.ts'
import { lessonSheets } from './lesson-sheets.ts'
import { librarySheets } from './library-sheets.ts'
import { resourceSheets } from './resource-sheets.ts'
import { sheetHtml } from './sheet-html.ts'
import type { Sheet } from './sheet.ts'

type Built = { packs: Pack[]; files: Map<string, string> }

/** Every pack of this build, and its files by their path. The same content gives the same versions. */
export async function buildPacks(): Promise<Built> {
  const tokens = readFileSync(new URL('../src/app/styles/tokens.css', import.meta.url), 'utf8')
  const files = new Map<string, string>()
  const packs: Pack[] = []
  for (const words of packWords) {
    const listed = (await sheetsOf[words.id]()).map((sheet) => {
      const path = `${packFolder}${sheet.name}.html`
      const html = sheetHtml(sheet, tokens)
      files.set(path, html)
      return { path, title: sheet.title, bytes: Buffer.byteLength(html), sha256: sha256(html) }
    })
    const version = sha256(listed.map((file) => file.sha256).join()).slice(0, 16)
    packs.push({ ...words, version, files: listed })
  }
  return { packs, files }
}

const sheetsOf: Record<PackId, () => Promise<Sheet[]> | Sheet[]> = {
  'emergency-sheet': emergencySheets,
  'library-sheets': librarySheets,
  'resource-sheets': resourceSheets,
  'lesson-sheets': lessonSheets,
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
