/** For a clinician without patients; in a separate file, because the demo has no invitations. */
export const noPatientsWords = 'Invite a patient, and they will appear here when you approve their phone.'
