/** Privacy, deleting and signing out: what is said beside the settings of the same name. */
export const localDataWords = {
  storageHeading: 'Storage on this phone',
  storageKept: 'This browser keeps the data of this app until you delete it yourself.',
  storageAtRisk: 'When this phone runs low on space, the browser may clear the data of this app.',
  askToKeep: 'Keep my data safe on this phone',
  notKept: 'The browser has not agreed yet. Add the app to your home screen, then ask again.',
  noAccount:
    'This is a demo. There is no account and no password. To leave, delete your data from this phone.',
  comesBack:
    'In this demo, what was sent before comes back from the server when the app is opened with a connection.',
  keep: 'Keep my data and stay',
  allSent: 'Everything on this phone has been sent.',
  stillWaiting: 'Some of it could not be sent. It is still on this phone.',
  unreadable:
    'The storage of this phone did not answer. Nothing was deleted. Close the app and open it again.',
  fileFirst: 'Save a file first',
  sendNow: 'Send now',
  sureHeading: 'Delete all data of this app from this phone?',
  sureUnsent: 'What has not been sent is then only in the file that you saved.',
  sureSent: 'This cannot be undone on this phone.',
  sureYes: 'Yes, delete it',
  sureNo: 'Keep it',
  planGoes:
    'Your own action plan and its photos are on this phone and nowhere else. They will be deleted too. Save a file with your plan in it first.',
  planFile: 'Save my data with the plan',
  changedSince: 'Something was logged after you saved the file. Save a new file first.',
} as const
