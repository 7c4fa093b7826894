import type { KyselyPlugin, QueryId } from 'kysely'

/** Counts the rows that queries on a table bring. */
export function rowCounter(table: string): { plugin: KyselyPlugin; rows(): number } {
  const queries = new WeakSet<QueryId>()
  let rows = 0
  return {
    rows: () => rows,
    plugin: {
      transformQuery({ node, queryId }) {
        if (JSON.stringify(node).includes(`"${table}"`)) queries.add(queryId)
        return node
      },
      transformResult({ result, queryId }) {
        if (queries.has(queryId)) rows += result.rows.length
        return Promise.resolve(result)
      },
    },
  }
}
