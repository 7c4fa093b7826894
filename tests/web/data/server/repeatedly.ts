/** Calls `read` again and again with its last answer, as the cache does; a failure keeps the one before. */
export function repeatedly<T>(read: (last: T | undefined) => Promise<T>): () => Promise<T> {
  let last: T | undefined
  return async () => (last = await read(last))
}
