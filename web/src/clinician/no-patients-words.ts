/** Said to a clinician who has no patient yet; apart from other words, because the demo has nobody to invite. */
export const noPatientsWords =
  'Press “Invite a patient”, at the top. You see a patient here as soon as you have approved their phone.'
