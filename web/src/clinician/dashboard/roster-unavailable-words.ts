/** Shown in place of the patients when none can be read. Hazard HZ-11. */
export const rosterUnavailableWords =
  'We cannot show your patients right now, so we do not know how they are. We will try again every 30 seconds.'
