import { printWords, type ExportFormatId } from '@second-wind/core/content/profile/export-words'
import { appSettings } from '@second-wind/core/content/settings/app-settings'
import { exportFile } from './export-file.ts'
import { saveFile } from '../../ui/files/save-file.ts'
import { captureAt } from '../../data/local/index.ts'

/** Makes a file and hands it to the browser; answers in words what came of it. */
export async function saveExport(format: ExportFormatId): Promise<{ isSaved: boolean; words: string }> {
  const words = appSettings.find(({ id }) => id === 'export')?.action
  try {
    const file = await exportFile(format, captureAt(Date.now()))
    if (!file) return { isSaved: false, words: printWords.noProfile }
    saveFile(file)
    return { isSaved: true, words: words?.done ?? '' }
  } catch {
    return { isSaved: false, words: words?.failed ?? '' }
  }
}
