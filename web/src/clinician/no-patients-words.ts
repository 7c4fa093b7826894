/** For a clinician without patients; in a separate file, because the demo has no invitations. */
export const noPatientsWords =
  'Press “Invite a patient”, at the top. You see a patient here as soon as you have approved their phone.'
