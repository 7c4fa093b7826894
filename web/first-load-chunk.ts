type ModuleInfo = { importers: readonly string[] }
type Context = { getModuleInfo(id: string): ModuleInfo | null }

const entry = '/src/main.tsx'

/**
 * Everything that the page's own script imports, at any depth, goes into one file: left alone, the bundler splits off
 * each part that some later screen needs too, and thirty small files compress worse than one (decision 021).
 */
export function firstLoadChunk(id: string, context: Context): string | null {
  return isImportedByEntry(id, context, new Set()) ? 'first-load' : null
}

function isImportedByEntry(id: string, context: Context, seen: Set<string>): boolean {
  if (id.endsWith(entry)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (
    context.getModuleInfo(id)?.importers.some((importer) => isImportedByEntry(importer, context, seen)) ??
    false
  )
}
