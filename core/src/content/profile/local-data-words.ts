/** Privacy, deleting and signing out: what is said beside the settings of the same name. */
export const localDataWords = {
  storageHeading: 'Storage on this phone',
  storageKept: "Your browser keeps the app's data until you delete it.",
  storageAtRisk: "If this phone runs low on space, your browser may delete the app's data.",
  /** Safari and every other browser of an iPhone; not the app on its home screen. */
  storageForAWeek:
    'On an iPhone or iPad, the browser deletes what is on it for an app that you have not opened for 7 days. Anything not sent is then lost. Add Second Wind to your home screen, or open it once a week.',
  askToKeep: 'Keep my data safe on this phone',
  notKept: 'Your browser does not allow this yet. Add the app to your home screen, then try again.',
  noAccount:
    'This is a demo. There is no account and no password. To leave, delete your data from this phone.',
  comesBack: 'In this demo, anything you have sent comes back when you next open the app with signal.',
  keep: 'Keep my data and stay',
  allSent: 'Everything on this phone has been sent.',
  stillWaiting: 'We could not send everything. It is still on this phone.',
  unreadable:
    'We could not read the storage on this phone. Nothing was deleted. Close the app and open it again.',
  fileFirst: 'Save a file first',
  sendNow: 'Send now',
  sureHeading: 'Delete all Second Wind data from this phone?',
  sureUnsent: 'Anything you have not sent will only be in the file you saved.',
  sureSent: 'You cannot undo this on this phone.',
  sureYes: 'Yes, delete it',
  sureNo: 'Keep it',
  planGoes:
    'Your own action plan and its photos are on this phone and nowhere else. They will be deleted too. Save a file with your plan in it first.',
  planFile: 'Save my data with the plan',
  changedSince: 'You have logged something since you saved the file. Save a new file first.',
} as const
