import { packListPath } from '@second-wind/core/sync/pack'
import type { Plugin } from 'vite'
import { buildPacks } from './build-packs.ts'

/** Puts the packs and their list beside the app, in a build and while developing. */
export function handoutsPlugin(): Plugin {
  return {
    name: 'handouts',
    async generateBundle() {
      for (const [path, source] of await buildHandoutFiles()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
    async configureServer({ middlewares }) {
      const files = await buildHandoutFiles()
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        const file = files.get(path)
        if (file === undefined) return next()
        response.setHeader('content-type', path === packListPath ? 'application/json' : 'text/html')
        response.end(file)
      })
    },
  }
}

async function buildHandoutFiles(): Promise<Map<string, string>> {
  const { packs, files } = await buildPacks()
  return new Map([...files, [packListPath, JSON.stringify(packs)]])
}
