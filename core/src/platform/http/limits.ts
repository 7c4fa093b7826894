/** Limits of the HTTP interface. The phone stays below them; the server enforces them (decision 005). */
export const limits = {
  syncMutationsPerPush: 500,
  syncInflatedBytes: 512 * 1024,
  syncWireBytes: 256 * 1024,
  bodyBytes: 16 * 1024,
  jsonDepth: 8,
  urlBytes: 2048,
  listDefault: 14,
  listMax: 200,
  pullPage: 200,
  receiptsPerQuery: 500,
} as const
