export type Module = { file: string | null; importers: Iterable<Module> }

/** The files that import these modules, directly or through others; the nearest first. */
export function filesThatImport(modules: Iterable<Module>): string[] {
  // The loop also visits what it adds.
  const found = new Set(modules)
  for (const { importers } of found) for (const importer of importers) found.add(importer)
  return [...found].flatMap(({ file }) => file ?? [])
}

/**
 * The order of the tests on a fault: first what caught most faults of the same file, and after all examples the
 * properties, which take a hundred times as long.
 */
export function createTestOrder(properties: readonly string[]) {
  const caught = new Map<string, number>()
  const timesCaught = (file: string, test: string) => caught.get(`${file} ${test}`) ?? 0
  return {
    addCatch: (file: string, test: string) => caught.set(`${file} ${test}`, timesCaught(file, test) + 1),
    inOrder: (file: string, tests: readonly string[]) =>
      tests.toSorted(
        (a, b) =>
          Number(properties.includes(a)) - Number(properties.includes(b)) ||
          timesCaught(file, b) - timesCaught(file, a),
      ),
  }
}
