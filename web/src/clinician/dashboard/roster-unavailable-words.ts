/** Shown in place of the patients when none can be read. Hazard HZ-11. */
export const rosterUnavailableWords =
  'No list of patients could be read, so nothing here says how anybody is. It is asked for again every 30 seconds.'
