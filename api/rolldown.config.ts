import { defineConfig } from 'rolldown'

/** The server and the operator's commands, each in one file and what they share: decision 058. */
export default defineConfig({
  input: { main: 'src/main.ts', admin: 'src/ops/admin/main.ts' },
  platform: 'node',
  // It has a binary.
  external: 'better-sqlite3',
  output: { dir: 'dist', cleanDir: true },
})
