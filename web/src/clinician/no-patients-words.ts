/** For a clinician without patients; in a separate file, because the demo has no invitations. */
export const noPatientsWords =
  'Select “Invite a patient” at the top of the page. Patients appear here when you approve their phone.'
