import type { Plugin, Rollup } from 'vite'

/**
 * Adds to `found` the styles that only scripts below `folder` ask for. Vite names a style that several of them share
 * after none of their folders, so that the worker's list cannot tell it by its name.
 */
export function findClinicianStyles(folder: string, found: Set<string>): Plugin {
  return {
    name: 'clinician-styles',
    generateBundle(_, bundle) {
      const parts = Object.values(bundle)
      const ofPatients = new Set(stylesOf(parts.filter(({ fileName }) => !fileName.startsWith(folder))))
      for (const style of stylesOf(parts)) if (!ofPatients.has(style)) found.add(style)
    },
  }
}

const stylesOf = (parts: (Rollup.OutputChunk | Rollup.OutputAsset)[]): string[] =>
  parts.flatMap((part) => (part.type === 'chunk' ? [...(part.viteMetadata?.importedCss ?? [])] : []))
