import { createInitialSchema } from './migrations/0001-init.ts'
import { addAlertRules } from './migrations/0002-alert-rules.ts'
import { addEditsAndMeasurements } from './migrations/0003-edits-and-measurements.ts'
import { addAlertsMessagesAudit } from './migrations/0004-alerts-messages-audit.ts'
import { addRosters } from './migrations/0005-roster.ts'
import { addIdentity } from './migrations/0006-identity.ts'
import { addReadMarks } from './migrations/0007-read-marks.ts'
import { addCodeUser } from './migrations/0008-repeatable-codes.ts'
import { inviteNewPhones } from './migrations/0009-new-phones.ts'
import { keepRemovedPasskeys } from './migrations/0010-removed-passkeys.ts'
import { nameRequestsInAudit } from './migrations/0011-audited-requests.ts'
import { addPatientIdentity } from './migrations/0012-patient-identity.ts'
import { addFindings } from './migrations/0013-findings.ts'
import { addRosterWindows } from './migrations/0014-roster-windows.ts'
import { addRosterOrder } from './migrations/0015-roster-order.ts'
import { addMessageAnswers } from './migrations/0016-message-answers.ts'
import { indexProfileHistory } from './migrations/0017-profile-history-by-patient.ts'
import { addComparedWithUsual } from './migrations/0018-compared-with-usual.ts'
import { addLinkedBy } from './migrations/0019-linked-by.ts'
import { addPhoneHolds } from './migrations/0020-phone-holds.ts'
import { addCallNotes } from './migrations/0021-call-notes.ts'
import { addApprovedIdentity } from './migrations/0022-approved-identity.ts'
import { addSputumAmount } from './migrations/0023-sputum-amount.ts'
import { showNotesAndReplies } from './migrations/0024-notes-and-replies-with-alerts.ts'
import { indexRepliesByRecord } from './migrations/0025-replies-by-record.ts'
import { addFirstAnswered } from './migrations/0026-first-answered.ts'
import { addCallNoteWithdrawal } from './migrations/0027-withdrawn-call-notes.ts'

/** In order. A released migration is frozen: a later change is a later migration. */
export const migrations = {
  '0001-init': { up: createInitialSchema },
  '0002-alert-rules': { up: addAlertRules },
  '0003-edits-and-measurements': { up: addEditsAndMeasurements },
  '0004-alerts-messages-audit': { up: addAlertsMessagesAudit },
  '0005-roster': { up: addRosters },
  '0006-identity': { up: addIdentity },
  '0007-read-marks': { up: addReadMarks },
  '0008-repeatable-codes': { up: addCodeUser },
  '0009-new-phones': { up: inviteNewPhones },
  '0010-removed-passkeys': { up: keepRemovedPasskeys },
  '0011-audited-requests': { up: nameRequestsInAudit },
  '0012-patient-identity': { up: addPatientIdentity },
  '0013-findings': { up: addFindings },
  '0014-roster-windows': { up: addRosterWindows },
  '0015-roster-order': { up: addRosterOrder },
  '0016-message-answers': { up: addMessageAnswers },
  '0017-profile-history-by-patient': { up: indexProfileHistory },
  '0018-compared-with-usual': { up: addComparedWithUsual },
  '0019-linked-by': { up: addLinkedBy },
  '0020-phone-holds': { up: addPhoneHolds },
  '0021-call-notes': { up: addCallNotes },
  '0022-approved-identity': { up: addApprovedIdentity },
  '0023-sputum-amount': { up: addSputumAmount },
  '0024-notes-and-replies-with-alerts': { up: showNotesAndReplies },
  '0025-replies-by-record': { up: indexRepliesByRecord },
  '0026-first-answered': { up: addFirstAnswered },
  '0027-withdrawn-call-notes': { up: addCallNoteWithdrawal },
}
