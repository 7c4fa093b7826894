/** What a clinician did, by the action that the audit log names. */
const actionWords: Readonly<Record<string, string>> = {
  'record.read': 'Looked at the record',
  'views.read': 'Looked at who has looked',
  'alert.read': 'Marked an alert as read',
  'alert.resolve': 'Resolved an alert',
  'identity.edit': 'Edited date of birth or NHS number',
  'threshold.set': 'Set what counts as a change',
  'message.send': 'Sent a message',
  'roster.read': 'Saw the patient list',
  'alerts.list': 'Saw the alert list',
  'devices.list': 'Saw which phones are linked',
  'device.lost': 'Reported a phone lost',
  'phone.invite': 'Made an invitation for a new phone',
  'join.approve': 'Approved a new phone',
  'join.decline': 'Declined a new phone',
}

/** An action that this page does not know by name is shown as the log has it, never left out. */
export const recordActionWords = (action: string): string => actionWords[action] ?? action
