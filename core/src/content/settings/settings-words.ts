/** Under the switches: they change this phone only (specification, section 9: "local only"). */
export const togglesNote =
  'These settings stay on this phone. Reminders show inside the app, so open it once a day.'

/** At the foot of the settings: ruling C-44. */
export const versionText = (version: string) =>
  `Second Wind, version ${version}. Not an NHS service. Uses NHS-style design.`
