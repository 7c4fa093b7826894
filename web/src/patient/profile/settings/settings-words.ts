/** At the end of the settings: ruling C-44. */
export const versionText = (version: string) =>
  `Second Wind, version ${version}. Not an NHS service. Uses NHS-style design.`
