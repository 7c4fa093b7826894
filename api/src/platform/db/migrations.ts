import { createInitialSchema } from './migrations/0001-init.ts'
import { nameRequestsInAudit } from './migrations/0011-audited-requests.ts'
import { addIdentity } from './migrations/access/0006-identity.ts'
import { addCodeUser } from './migrations/access/0008-repeatable-codes.ts'
import { inviteNewPhones } from './migrations/access/0009-new-phones.ts'
import { keepRemovedPasskeys } from './migrations/access/0010-removed-passkeys.ts'
import { addPatientIdentity } from './migrations/access/0012-patient-identity.ts'
import { addLinkedBy } from './migrations/access/0019-linked-by.ts'
import { addPhoneHolds } from './migrations/access/0020-phone-holds.ts'
import { addApprovedIdentity } from './migrations/access/0022-approved-identity.ts'
import { addAlertRules } from './migrations/care/0002-alert-rules.ts'
import { addAlertsMessagesAudit } from './migrations/care/0004-alerts-messages-audit.ts'
import { addRosters } from './migrations/care/0005-roster.ts'
import { addReadMarks } from './migrations/care/0007-read-marks.ts'
import { addFindings } from './migrations/care/0013-findings.ts'
import { addRosterWindows } from './migrations/care/0014-roster-windows.ts'
import { addRosterOrder } from './migrations/care/0015-roster-order.ts'
import { addMessageAnswers } from './migrations/care/0016-message-answers.ts'
import { addCallNotes } from './migrations/care/0021-call-notes.ts'
import { showNotesAndReplies } from './migrations/care/0024-notes-and-replies-with-alerts.ts'
import { indexRepliesByRecord } from './migrations/care/0025-replies-by-record.ts'
import { addCallNoteWithdrawal } from './migrations/care/0027-withdrawn-call-notes.ts'
import { addEditsAndMeasurements } from './migrations/records/0003-edits-and-measurements.ts'
import { indexProfileHistory } from './migrations/records/0017-profile-history-by-patient.ts'
import { addComparedWithUsual } from './migrations/records/0018-compared-with-usual.ts'
import { addSputumAmount } from './migrations/records/0023-sputum-amount.ts'
import { addFirstAnswered } from './migrations/records/0026-first-answered.ts'

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
